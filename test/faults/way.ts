import { once } from 'node:events';
import { createServer, request as ask, STATUS_CODES, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { endServer, listen } from '../support/listen.ts';
import { answers, type Behaviour } from '../support/fault-server.ts';

/** Whether the service gets the question: `before` it doesn't, `after` it has acted already. */
export type When = 'before' | 'after';

/** The answer in place of the true one, which is null if the service wasn't asked. */
export type Mischief = (truth: Truth | null) => Behaviour;

export interface Truth {
  readonly status: number;
  readonly body: string;
  /** By the service's clock, which the wallet compares with its own. */
  readonly date: string;
}

export interface Passed {
  readonly path: string;
  readonly body: string;
}

/** Decides by the question's body: one path may serve several questions. */
export type IsMeant = (body: string) => boolean;
/** An answer that real services give and the practice service can't. */
export type StandIn = (body: string) => Promise<string | null>;

export type Way = Awaited<ReturnType<typeof openWay>>;

/** The connection to a real service over HTTP on 127.0.0.1, where one path at a time fails. */
export async function openWay(serviceUrl: string) {
  const passed: Passed[] = [];
  let spoiled: { path: string; when: When; mischief: Mischief; isMeant: IsMeant } | null = null;
  const standIns = new Map<string, StandIn>();
  let isHandedOn = false;
  const server = createServer((request, response) => {
    void text(request).then(
      async (body) => {
        const path = request.url ?? '';
        passed.push({ path, body });
        // All other parts here use a simulated clock, so the system's date is left out.
        response.sendDate = false;
        const now = spoiled?.path === path && spoiled.isMeant(body) ? spoiled : null;
        if (now?.when === 'before') {
          now.mischief(null)(response, request);
          return;
        }
        const instead = (await standIns.get(path)?.(body)) ?? null;
        const truth =
          instead === null
            ? await forward(serviceUrl, request, body)
            : { status: 200, body: instead, date: '' };
        (now === null ? relays(isHandedOn ? handedOn(truth) : truth) : now.mischief(truth))(
          response,
          request,
        );
      },
      // The caller left in the middle of its question.
      () => response.destroy(),
    );
  });
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** Every question that came by, in order. */
    passed,
    /** From now on this path answers so; all others pass. */
    spoil: (path: string, when: When, mischief: Mischief, isMeant: IsMeant = () => true) => {
      spoiled = { path, when, mischief, isMeant };
    },
    /** From now on this function answers the path first; null: the service is asked. Mending keeps it. */
    standIn: (path: string, answer: StandIn) => standIns.set(path, answer),
    mend: () => void (spoiled = null),
    /** From now on a thunderlink server stands before it: every refusal is a 500 with the status in its words. */
    handOn: () => void (isHandedOn = true),
    close: () => endServer(server),
  };
}

const relays = ({ status, body, date }: Truth): Behaviour =>
  answers(body, status, { 'content-type': 'application/json', ...(date === '' ? {} : { date }) });

/** As recorded from thunderlink-nodejs-server (test/vectors/real-servers). */
function handedOn(truth: Truth): Truth {
  if (truth.status < 400) return truth;
  const error = `API request failed: ${String(truth.status)} ${STATUS_CODES[truth.status] ?? ''}`;
  return { ...truth, status: 500, body: JSON.stringify({ error }) };
}

async function forward(serviceUrl: string, { method, url, headers }: IncomingMessage, body: string) {
  const { host } = new URL(serviceUrl);
  const onward = ask(`${serviceUrl}${url ?? ''}`, { method, headers: { ...headers, host } }).end(body);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer), date: answer.headers.date ?? '' };
}
