// What every command that reads types does first: makes those of the messages where they are older than the catalogue.
import { ensureMessageTypes } from './lib/messages/types.mjs';
import { root } from './lib/root.mjs';

ensureMessageTypes(root);
