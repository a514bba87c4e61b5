import { compose } from '../../src-main/compose.ts';
import { createLogger } from '../../src-main/logger.ts';
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
  readonly close: () => Promise<void>;
}

/** The real use cases over fake ports, behind one host. */
export async function openContract(carry: Carry, dataFolder: string): Promise<OpenContract> {
  const fake = fakePorts(dataFolder);
  const logged: string[] = [];
  const { dispatch, isLocked, close } = compose(
    fake.ports,
    createLogger((line) => logged.push(line)),
  );
  fake.notices.hush(isLocked);
  const host = await carry({ dispatch, notices: fake.notices });
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
    close: async () => {
      await host.close();
      close();
      await fake.close();
    },
  };
}
