import type { SpendingRulesView, StopView } from '../../src-preload/contract/index.ts';
import { tickerName } from '../../src-preload/contract/outside.ts';
import { plural, sats } from './numbers.ts';
import { units, type UnitOf } from './asset-amount.ts';
import { atOrOn } from './time.ts';

/** How an asset of a rule is called, and counted. */
export type NameOf = (assetId: string) => UnitOf;

/** An asset that the wallet does not list any more. */
export const UNLISTED: UnitOf = { precision: 0, ticker: null };

/** Why a rule holds a transaction back, and when it no longer does. Full sentences. */
export function stopText(
  stop: StopView,
  nameOf: NameOf,
  nowMs: number,
): { readonly title: string; readonly text: string } {
  switch (stop.rule) {
    case 'assetsUnknown':
      return {
        title: 'You have rules about assets, and it is not verified which leave, or to whom',
        text: 'Sign one whose assets are verified.',
      };
    case 'newRecipient':
      return {
        title: `This recipient is new: your rule has them wait for ${plural(stop.hours, 'hour')}`,
        text: `Prepare the same again then. It may go ${atOrOn(stop.mayAtMs, nowMs)}.`,
      };
    case 'perSend':
    case 'perDay': {
      const amount = amountText(stop.assetId, nameOf);
      const what = `${amount(stop.amount)} would leave${stop.assetId === null ? ', the fee included' : ''}.`;
      if (stop.rule === 'perSend')
        return {
          title: `More than your rule allows at once: ${amount(stop.limit)}`,
          text: `${what} Send less, or loosen the rule in the settings, which takes 24 hours.`,
        };
      const when =
        stop.mayAtMs === null
          ? 'It is more than a whole day’s.'
          : `It may go ${atOrOn(stop.mayAtMs, nowMs)}.`;
      return {
        title: `More than your rule leaves for today: ${amount(stop.left)} of ${amount(stop.limit)}`,
        text: `${what} ${when}`,
      };
    }
  }
}

function amountText(assetId: string | null, nameOf: NameOf): (amount: string) => string {
  if (assetId === null) return sats;
  const unit = nameOf(assetId);
  return (amount) => units(amount, unit);
}

/** The rules of a set in lines, for what waits to be in force. */
export function rulesLines(rules: SpendingRulesView, nameOf: NameOf): string[] {
  const bitcoin = [
    bound('Bitcoin', rules.perSendSats, 'per send', sats),
    bound('Bitcoin', rules.perDaySats, 'in 24 hours', sats),
  ];
  const assets = rules.assets.flatMap(({ assetId, perSend, perDay }) => {
    const unit = nameOf(assetId);
    const name = unit.ticker === null ? 'An asset' : tickerName(unit.ticker, 12);
    const amount = (text: string) => units(text, unit);
    return [bound(name, perSend, 'per send', amount), bound(name, perDay, 'in 24 hours', amount)];
  });
  const pause =
    rules.newRecipientHours === 0
      ? []
      : [
          `New recipients wait for ${plural(rules.newRecipientHours, 'hour')}${rules.pauseInvoices ? ', asset invoices too' : ''}`,
        ];
  const lines = [...bitcoin, ...assets, ...pause].filter((line) => line !== null);
  return lines.length === 0 ? ['No rules at all'] : lines;
}

function bound<T>(name: string, amount: T | null, per: string, text: (amount: T) => string): string | null {
  return amount === null ? null : `${name}: at most ${text(amount)} ${per}`;
}
