// What is used of the packagers' own types, so that types hold in a folder whose packages are of an older lock file.
declare module '@electron/fuses' {
  export type FuseConfig = Readonly<Record<string | number, boolean | string>>;
  export const flipFuses: (program: string, config: FuseConfig) => Promise<number>;
  export const pathToFuseFile: (program: string) => string;
}
declare module '@electron/asar' {
  export const createPackageWithOptions: (
    folder: string,
    archive: string,
    options: { readonly unpack: string },
  ) => Promise<void>;
}
declare module 'electron-builder' {
  export type Configuration = Readonly<Record<string, unknown>> & {
    readonly afterPack?: (context: {
      readonly appOutDir: string;
      readonly electronPlatformName: string;
      readonly packager: { readonly appInfo: { productFilename: string }; readonly executableName?: string };
    }) => Promise<void>;
  };
}
