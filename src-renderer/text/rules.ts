import type { SpendingRulesView, StopView } from '../../src-preload/contract/index.ts';
import { tickerName } from '../../src-preload/contract/outside.ts';
import { say } from '../../src-preload/messages/say.ts';
import { sats } from './numbers.ts';
import { units, type UnitOf } from './asset-amount.ts';
import { atOrOn } from './time.ts';

export type UnitOfAsset = (assetId: string) => UnitOf;

export const UNLISTED: UnitOf = { precision: 0, ticker: null };

export function stopText(
  stop: StopView,
  nameOf: UnitOfAsset,
  nowMs: number,
): { readonly title: string; readonly text: string } {
  switch (stop.rule) {
    case 'assetsUnknown':
      return {
        title: say('rule-stop-assets-unknown.title'),
        text: say('rule-stop-assets-unknown'),
      };
    case 'newRecipient':
      return {
        title: say('rule-stop-new-recipient.title', { hours: stop.hours }),
        text: say('rule-stop-new-recipient', { when: atOrOn(stop.mayAtMs, nowMs) }),
      };
    case 'perSend':
    case 'perDay': {
      const amount = amountText(stop.assetId, nameOf);
      const what = say('rule-stop-leaves', {
        amount: amount(stop.amount),
        fee: stop.assetId === null ? 'yes' : 'no',
      });
      const limit = amount(stop.limit);
      if (stop.rule === 'perSend')
        return {
          title: say('rule-stop-per-send.title', { limit }),
          text: `${what} ${say('rule-stop-per-send')}`,
        };
      const when =
        stop.mayAtMs === null
          ? say('rule-stop-per-send')
          : say('rule-stop-per-day', { when: atOrOn(stop.mayAtMs, nowMs) });
      return {
        title: say('rule-stop-per-day.title', { left: amount(stop.left), limit }),
        text: `${what} ${when}`,
      };
    }
  }
}

function amountText(assetId: string | null, nameOf: UnitOfAsset): (amount: string) => string {
  if (assetId === null) return sats;
  const unit = nameOf(assetId);
  return (amount) => units(amount, unit);
}

export function rulesLines(rules: SpendingRulesView, nameOf: UnitOfAsset): string[] {
  const bitcoin = [
    bound('rule-line-per-send', 'Bitcoin', rules.perSendSats, sats),
    bound('rule-line-per-day', 'Bitcoin', rules.perDaySats, sats),
  ];
  const assets = rules.assets.flatMap(({ assetId, perSend, perDay }) => {
    const unit = nameOf(assetId);
    const name = unit.ticker === null ? say('rule-line-asset') : tickerName(unit.ticker, 12);
    const amount = (text: string) => units(text, unit);
    return [
      bound('rule-line-per-send', name, perSend, amount),
      bound('rule-line-per-day', name, perDay, amount),
    ];
  });
  const pause =
    rules.newRecipientHours === 0
      ? []
      : [
          say('rule-line-recipients', {
            invoices: rules.pauseInvoices ? 'yes' : 'no',
            hours: rules.newRecipientHours,
          }),
        ];
  const lines = [...bitcoin, ...assets, ...pause].filter((line) => line !== null);
  return lines.length === 0 ? [say('rule-line-none')] : lines;
}

function bound<T>(
  line: 'rule-line-per-send' | 'rule-line-per-day',
  name: string,
  amount: T | null,
  text: (amount: T) => string,
): string | null {
  return amount === null ? null : say(line, { name, amount: text(amount) });
}
