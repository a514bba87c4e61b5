import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as v from 'valibot';

/** What a hosting service tells a server of one's own about a node (service-facts.md 5). It never says that one is locked. */
export interface WebhookEvent {
  readonly nodeId: string;
  /** The service's own word. */
  readonly status: string;
  /** As it was sent, ISO 8601. */
  readonly at: string;
}

export interface ReadWebhook {
  readonly signatureRight: boolean;
  /** Null: not to be acted upon, since it has another form, contradicts itself, or nobody who may has signed it. */
  readonly event: WebhookEvent | null;
}

const wireEvent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    eventType: v.literal('NODE_STATUS_UPDATED'),
    eventTimestamp: v.pipe(v.string(), v.isoTimestamp()),
    details: v.object({ nodeId: v.string(), status: v.string() }),
    nodeId: v.string(),
  }),
  v.check(({ nodeId, details }) => nodeId === details.nodeId),
);

/** The key by which a service signs what it sends, from its answer to `/api/webhook-public-key`; null where it has none. */
export function readWebhookKey(answer: unknown): KeyObject | null {
  const parsed = v.safeParse(v.object({ data: v.string() }), answer);
  if (!parsed.success) return null;
  try {
    const key = createPublicKey(parsed.output.data);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

/** `body`: the bytes as they came. `signature`: base64 of RSA over SHA-256, as in `X-ThunderStack-Signature`. */
export function readWebhook(body: Uint8Array, signature: string, key: KeyObject): ReadWebhook {
  const signatureRight = verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'));
  const parsed = v.safeParse(wireEvent, Buffer.from(body).toString('utf8'));
  if (!signatureRight || !parsed.success) return { signatureRight, event: null };
  const { nodeId, details, eventTimestamp } = parsed.output;
  return { signatureRight, event: { nodeId, status: details.status, at: eventTimestamp } };
}
