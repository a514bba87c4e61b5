/** A foreseen problem: its message is a sentence for people and says what to do. Anything else is a fault of ours. */
export class Problem extends Error {}
