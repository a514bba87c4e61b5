import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { run } from '../run.mjs';
import { filesBelow } from './files-below.mjs';
import { ICON_SIZES, LINUX } from './linux.mjs';

/** @typedef {import('./target.mjs').Target} Target */

/** By their names in Debian. */
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };
/** Where the AppArmor profile and the desktop entry look for it. */
const PLACE = 'opt/Ochre';
/** The time of every file, so that the same files give the same package. */
const EPOCH_S = 315_532_800;
const LIMIT_MS = 10 * 60_000;

/**
 * What the system must have. Electron is linked against all but the last two, which it loads where it needs them: a
 * notification, the keychain. `t64` are the names since Debian 13 and Ubuntu 24.04.
 */
const DEPENDS = [
  'libgtk-3-0t64 | libgtk-3-0',
  'libnss3',
  'libasound2t64 | libasound2',
  'libatspi2.0-0t64 | libatspi2.0-0',
  'libcups2t64 | libcups2',
  'libgbm1',
  'libudev1',
  'libxkbcommon0',
  'xdg-utils',
  'libnotify4',
  'libsecret-1-0',
];
const RECOMMENDS = ['gnome-keyring | kwalletmanager', 'libayatana-appindicator3-1'];

/** The sandbox's helper is root's with its bit set only where people may make no user namespaces: they are the better way. */
const POSTINST = `#!/bin/sh
set -e
[ "$1" = configure ] || exit 0
if setpriv --reuid=65534 --regid=65534 --clear-groups unshare --user true 2>/dev/null; then
  chmod 0755 /${PLACE}/chrome-sandbox
else
  chmod 4755 /${PLACE}/chrome-sandbox
fi
profile=/${PLACE}/resources/apparmor-profile
# An AppArmor before 4 does not know the profile, and needs none.
if aa-enabled --quiet 2>/dev/null && apparmor_parser --skip-kernel-load --debug "$profile" >/dev/null 2>&1; then
  cp -f "$profile" /etc/apparmor.d/ochre
  apparmor_parser --replace --write-cache --skip-read-cache /etc/apparmor.d/ochre || true
fi
`;

const POSTRM = `#!/bin/sh
set -e
[ "$1" = upgrade ] && exit 0
[ -e /etc/apparmor.d/ochre ] || exit 0
apparmor_parser --remove /etc/apparmor.d/ochre 2>/dev/null || true
rm -f /etc/apparmor.d/ochre
`;

/**
 * Makes a package for Debian and its kin of an app that was packed, with nothing but dpkg-deb. The databases of links,
 * files and icons are told of it by dpkg's own triggers.
 * @param {{ root: string, app: string, contents: string, version: string, target: Target, to: string, note?: string | undefined, quick?: boolean }} what
 *   `app` is the folder that was packed, `note` a sentence for whoever looks at the package, `quick` packs it loosely
 */
export async function makeDeb({ root, app, contents, version, target, to, note, quick = false }) {
  const work = mkdtempSync(join(tmpdir(), 'ochre-deb-'));
  try {
    /**
     * @param {string} path
     * @param {string} text
     * @param {number} [mode]
     */
    const write = (path, text, mode = 0o644) => {
      mkdirSync(dirname(join(work, path)), { recursive: true });
      writeFileSync(join(work, path), text);
      chmodSync(join(work, path), mode);
    };
    const file = (/** @type {string} */ path) => readFileSync(join(root, path));
    cpSync(app, join(work, PLACE), { recursive: true });
    write(`${PLACE}/resources/apparmor-profile`, file('resources/linux/apparmor-profile').toString());
    write('usr/share/applications/ochre.desktop', desktopEntry());
    write('usr/share/mime/packages/ochre.xml', mimeTypes());
    write('usr/share/doc/ochre/copyright', readFileSync(join(contents, 'LICENSE'), 'utf8'));
    write('usr/share/doc/ochre/THIRD-PARTY.txt', readFileSync(join(contents, 'THIRD-PARTY.txt'), 'utf8'));
    write('usr/share/icons/hicolor/scalable/apps/ochre.svg', file('resources/icon.svg').toString());
    for (const size of ICON_SIZES) {
      const path = `usr/share/icons/hicolor/${size}x${size}/apps/ochre.png`;
      write(path, '');
      writeFileSync(join(work, path), file(`resources/linux/icons/${size}.png`));
    }
    const files = filesBelow(work);
    let bytes = 0;
    for (const path of files) {
      const { mode, size } = statSync(join(work, path));
      chmodSync(join(work, path), (mode & 0o100) === 0 ? 0o644 : 0o755);
      bytes += size;
    }
    const sums = files.map((path) => `${md5(readFileSync(join(work, path)))}  ${path}\n`);
    mkdirSync(join(work, 'usr/bin'));
    symlinkSync(`/${PLACE}/ochre`, join(work, 'usr/bin/ochre'));
    write('DEBIAN/md5sums', sums.join(''));
    write('DEBIAN/control', control({ version, target, kilobytes: Math.ceil(bytes / 1024), note }));
    write('DEBIAN/postinst', POSTINST, 0o755);
    write('DEBIAN/postrm', POSTRM, 0o755);
    await build(work, to, quick);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} to
 * @param {boolean} quick
 */
async function build(folder, to, quick) {
  chmodSync(folder, 0o755);
  const how = quick ? ['-Zgzip', '-z1'] : ['-Zxz'];
  const ended = await run(['dpkg-deb', '--root-owner-group', ...how, '--build', folder, to], {
    env: { SOURCE_DATE_EPOCH: String(EPOCH_S) },
    limitMs: LIMIT_MS,
    show: false,
  });
  if (ended.code !== 0) {
    throw new Problem(`${ended.output}\nNo .deb was made: dpkg-deb failed, or is not on this system.`);
  }
}

/** @param {{ version: string, target: Target, kilobytes: number, note: string | undefined }} what */
function control({ version, target, kilobytes, note }) {
  return [
    'Package: ochre',
    `Version: ${version}`,
    `Architecture: ${ARCHITECTURES[target.arch]}`,
    `Maintainer: ${LINUX.maintainer}`,
    'Section: utils',
    'Priority: optional',
    `Installed-Size: ${kilobytes}`,
    `Depends: ${DEPENDS.join(', ')}`,
    `Recommends: ${RECOMMENDS.join(', ')}`,
    `Description: ${LINUX.synopsis}`,
    ' A desktop wallet for RGB assets on Bitcoin that verifies transactions before it signs.',
    ...(note === undefined ? [] : [' .', ` ${note}`]),
    '',
  ].join('\n');
}

function desktopEntry() {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Ochre',
    `Comment=${LINUX.synopsis}`,
    // What follows the -- is never a switch of Chromium's, whoever wrote the link.
    `Exec=/${PLACE}/ochre -- %U`,
    'Icon=ochre',
    'Terminal=false',
    `Categories=${LINUX.categories}`,
    `Keywords=${LINUX.keywords}`,
    'StartupNotify=true',
    'StartupWMClass=ochre',
    `MimeType=${LINUX.schemes.map((scheme) => `x-scheme-handler/${scheme};`).join('')}${LINUX.psbt.mimeType};`,
    '',
  ].join('\n');
}

function mimeTypes() {
  const { mimeType, description, ext } = LINUX.psbt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
    `  <mime-type type="${mimeType}">`,
    `    <comment>${description}</comment>`,
    // A PSBT begins so (BIP174).
    '    <magic><match type="string" value="psbt\\xff" offset="0"/></magic>',
    `    <glob pattern="*.${ext}"/>`,
    '  </mime-type>',
    '</mime-info>',
    '',
  ].join('\n');
}

/** @param {Buffer} bytes */
const md5 = (bytes) => createHash('md5').update(bytes).digest('hex');
