/** What is said where another transaction stands in the way, by the state that it is in. */
const flowLive: Readonly<Record<string, { readonly happened: string; readonly todo: string }>> = {
  away: {
    happened: 'One transaction of this wallet went out to be signed elsewhere, and may be signed by now.',
    todo: 'Bring the signed one back, or drop it first, among what is unfinished.',
  },
  signed: {
    happened: 'One transaction of this wallet is signed, and was not handed over yet.',
    todo: 'Hand it over or drop it first, among what is unfinished.',
  },
  handingOver: {
    happened: 'One transaction of this wallet is being handed over, and there is no answer yet.',
    todo: 'Wait for it. If it stays so, look among what is unfinished.',
  },
  accepted: {
    happened:
      'One transaction of this wallet was handed over and waits. A second one could pay twice, or undo the first.',
    todo: 'Wait until it is settled, or give it up among your transfers.',
  },
  handedOver: {
    happened:
      'One transaction of this wallet was handed over, and no answer came. Until it is known what became of it, a second one could pay twice, or undo the first.',
    todo: 'Look among what is unfinished, and let Ochre look again, before you start another.',
  },
  refused: {
    happened:
      'The service refused one transaction of this wallet, but has what you signed, and could still broadcast it.',
    todo: 'Look among what is unfinished: hand it over again or drop it, before you start another.',
  },
  givenUp: {
    happened:
      'A send to the same recipient was given up, and could still be broadcast by whoever has it. Only one that spends a coin of the first may follow, so that no more than one can confirm. The service built another.',
    todo: 'Try again once those coins are free, or ask the recipient for a new invoice.',
  },
  broadcast: {
    happened:
      'The service tells that one transaction of yours went through, and offers its coins again: one of the two is not true.',
    todo: 'Refresh, and sign nothing with this service before you know.',
  },
  settled: {
    happened:
      'The service tells that one transaction of yours is settled, and offers its coins again: one of the two is not true.',
    todo: 'Refresh, and sign nothing with this service before you know.',
  },
};

export const liveWords = (state: string): (typeof flowLive)[string] | undefined =>
  Object.hasOwn(flowLive, state) ? flowLive[state] : undefined;
