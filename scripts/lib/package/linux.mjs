/** What Linux is told of Ochre: by the `.deb` (deb.mjs), and by the AppImage (electron-builder.config.mjs). */
export const LINUX = Object.freeze({
  maintainer: 'Ochre contributors <nobody@ochre.invalid>',
  synopsis: 'Wallet for RGB assets on Bitcoin',
  categories: 'Office;Finance;',
  keywords: 'Bitcoin;RGB;Wallet;PSBT;',
  // Only ever a form that is filled; src-main/hosts/electron/deep-links.ts says what comes of it.
  schemes: Object.freeze(['rgb']),
  // The same of a file; src-main/hosts/electron/handed-files.ts. The type is as BIP174 names it.
  psbt: Object.freeze({
    ext: 'psbt',
    mimeType: 'application/bitcoin-psbt',
    description: 'Partially signed Bitcoin transaction',
  }),
});

/** Of the icon in the `.deb`, beside the drawing itself, px. */
export const ICON_SIZES = Object.freeze([48, 256]);
