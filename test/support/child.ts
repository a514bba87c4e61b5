import { fork } from 'node:child_process';

/** A process of a lane's own, for work that one core takes too long for. It ends with this one. */
export interface Child<Question extends object, Answer> {
  /** One after the other. Throws where the process ended before it answered. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly close: () => void;
  /** Its files are closed, too. */
  readonly ended: Promise<void>;
}

/** `file` hands its work to `answerParent`; `execArgv` are Node's own arguments, by default those of this process. */
export function openChild<Question extends object, Answer>(
  file: string,
  execArgv: readonly string[] = process.execArgv,
): Child<Question, Answer> {
  const child = fork(file, { execArgv: [...execArgv] });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`a process ended with ${String(code ?? signal)} before it answered`)),
    );
  });
  const isOver: Promise<void> = ended.catch(() => undefined);
  return {
    ended: isOver,
    ask: async (question) => {
      const answered = new Promise((resolve) => {
        child.once('message', resolve);
      });
      child.send(question);
      return (await Promise.race([answered, ended])) as Answer;
    },
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}

/** In the process: answers each question until the parent hangs up or ends. What throws ends the process. */
export function answerParent(answer: (question: never) => unknown): void {
  process.on('message', (question) => {
    void (async () => process.send?.(await answer(question as never)))();
  });
}
