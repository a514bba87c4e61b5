import { compose } from '../../src-main/app/core.ts';
import { createLogger } from '../../src-main/app/logger.ts';
import { fakePorts, type FakePorts } from '../fakes/ports.ts';
import type { Carry, CarriedBy } from './hosts.ts';

export interface OpenContract extends Pick<
  FakePorts,
  'ports' | 'practice' | 'keyholder' | 'user' | 'clipboard' | 'saved' | 'screen' | 'links' | 'openedFiles'
> {
  readonly ask: CarriedBy['ask'];
  readonly listen: CarriedBy['listen'];
  /** Faults of ours, which no input may cause. */
  readonly faults: () => readonly unknown[];
  /** As after an end of the program: the same files and keychain, and nothing else of before. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}

/** The real use cases over fake ports, behind one host. */
export async function openContract(carry: Carry, dataFolder: string): Promise<OpenContract> {
  const fake = fakePorts(dataFolder);
  const logged: string[] = [];
  let { signer } = fake.ports;
  const logger = createLogger((line) => logged.push(line));
  let main = compose(fake.ports, logger);
  fake.notices.hush(() => main.isLocked());
  const host = await carry({
    dispatch: (name, input) => main.dispatch(name, input),
    notices: fake.notices,
  });
  return {
    ports: fake.ports,
    practice: fake.practice,
    keyholder: fake.keyholder,
    user: fake.user,
    clipboard: fake.clipboard,
    saved: fake.saved,
    screen: fake.screen,
    links: fake.links,
    openedFiles: fake.openedFiles,
    ask: host.ask,
    listen: host.listen,
    faults: () => [...fake.faults, ...logged.filter((line) => line.includes(' fault '))],
    restart: () => {
      main.close();
      signer = fake.keyholder.anew();
      main = compose({ ...fake.ports, signer }, logger);
    },
    close: async () => {
      await host.close();
      main.close();
      signer.close();
      await fake.close();
    },
  };
}
