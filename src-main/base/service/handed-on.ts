interface Said {
  readonly status: number;
  readonly message: string | null;
}

const HANDED_ON = /^API request failed: (4\d\d)\b/;

/** A thunderlink server turns RGB-Node's refusal into a 500 with the status in its text (docs/service-facts.md, 1.4). */
export function statusHandedOn({ status, message }: Said): number {
  const handedOn = status === 500 ? HANDED_ON.exec(message ?? '')?.[1] : undefined;
  return handedOn === undefined ? status : Number(handedOn);
}

/** Whether a list of transfers was refused for an unknown asset; a server before RGB-Node leaves the name out. */
export function isAssetUnknown(said: Said & { readonly name: string | null }): boolean {
  return said.name === 'AssetNotFound' || (said.status === 500 && statusHandedOn(said) === 404);
}
