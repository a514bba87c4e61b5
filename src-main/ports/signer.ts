import type { Answer, Asked as AskedOf } from '../keyholder/requests.ts';

/** The keyholder's values, as they cross to it and back. */
export type SecretRef = AskedOf<'reveal'>;
export type SignRequest = Omit<AskedOf<'sign'>, 'proof'>;
export type ToldOfRules = NonNullable<SignRequest['rules']>;
export type SignedTransaction = Answer<'sign'>;
export type NewSecret = Omit<AskedOf<'create'>, 'wordCount'>;
export type ExpectedKeys = NonNullable<AskedOf<'restore'>['expect']>;
export type FoundSecret = Answer<'find'>[number];
export type FoundLock = Answer<'locks'>[number];
export type OpenedLock = Omit<NonNullable<Answer<'openLock'>>, 'loan'>;

/** The app password as it was typed just now, and the lock that it is to open. */
export interface PasswordProof {
  readonly lockId: string;
  readonly password: string;
}
