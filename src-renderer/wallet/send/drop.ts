import { on } from 'svelte/events';

interface Drop {
  readonly bring: (text: string) => void;
  readonly file: (file: File) => void;
  readonly over: (is: boolean) => void;
}

export const dropOf =
  ({ bring, file, over }: Drop) =>
  (node: HTMLElement): (() => void) => {
    const drag = (event: DragEvent): void => {
      event.preventDefault();
      over(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      over(false);
      const dropped = event.dataTransfer?.files[0];
      if (dropped !== undefined) file(dropped);
      else bring(event.dataTransfer?.getData('text/plain') ?? '');
    };
    const ends = [on(node, 'dragover', drag), on(node, 'dragleave', drag), on(node, 'drop', drop)];
    return () => {
      for (const end of ends) end();
    };
  };
