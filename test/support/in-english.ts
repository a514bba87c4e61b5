import { readFileSync } from 'node:fs';
import '../../src-main/base/first-problem.ts';
import { speak } from '../../src-preload/messages/say.ts';

/** What is tried without a host, which says the language, speaks English. Every command runs in the project's folder. */
speak('en', (area) => readFileSync(`resources/messages/en/${area}.ftl`, 'utf8'));
