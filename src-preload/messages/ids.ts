/** Written by `npm run messages` from resources/messages/en: each message of the catalogue, and what it is given. */
export interface Messages {
  'menu-back': object;
  'menu-diagnostics': object;
  'menu-file': object;
  'menu-file-mac': object;
  'menu-forward': object;
  'menu-go': object;
  'menu-help': object;
  'menu-keyboard': object;
  'menu-lock': object;
  'menu-more-nodes': { count: string | number };
  'menu-nodes-locked': { count: number };
  'menu-open-nodes': object;
  'menu-palette': object;
  'menu-quit': object;
  'menu-settings': object;
  'menu-settings-mac': object;
  'menu-unnamed-node': object;
  'menu-view': object;
  'menu-window': object;
  'settings-appearance': object;
  'settings-bitcoin-unit': object;
  'settings-hide-amounts': object;
  'settings-hide-amounts.hint': object;
  'settings-theme': object;
  'settings-theme-dark': object;
  'settings-theme-light': object;
  'settings-theme-system': object;
}
