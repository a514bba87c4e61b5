interface Said {
  readonly status: number;
  readonly message: string | null;
}

const HANDED_ON = /^API request failed: (4\d\d)\b/;

/**
 * A thunderlink server hands what RGB-Node behind it refused on as a 500 of its own, with the status in its words
 * (docs/service-facts.md, 1.4). That of whoever refused; of all others their own.
 */
export function statusHandedOn({ status, message }: Said): number {
  const handedOn = status === 500 ? HANDED_ON.exec(message ?? '')?.[1] : undefined;
  return handedOn === undefined ? status : Number(handedOn);
}

/** Of a list of transfers: the service knows no such asset. A server in front of it leaves the name out. */
export function isAssetUnknown(said: Said & { readonly name: string | null }): boolean {
  return said.name === 'AssetNotFound' || (said.status === 500 && statusHandedOn(said) === 404);
}
