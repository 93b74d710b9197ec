import { formatMinor } from 'games-engine';
import {
  parity as game,
  parityMultiplier,
  type ParityChoice,
  type ParityConfig,
  type ParityOutcome,
} from 'games-engine/testing/parity';
import { parityAnalysis as analysis } from 'games-engine/testing/parity/analysis';
import type { ReactNode } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { defineSoloFairness, type Explain } from '../../core/games/explain.ts';
import type { GameFaq, GameStudio } from '../../core/games/web-game.ts';
import { texts, type Texts, useMessages } from '../../core/i18n/messages.ts';
import { ParityRules } from './parity-rules.ts';
import { paritySandbox as sandbox, parityScripts } from './parity-sandbox.ts';

const Face = ({ face }: { face: unknown }): ReactNode => {
  const t = useMessages('parity', 'main');
  return <p>{typeof face === 'number' ? t('fell', { face }) : t('text')}</p>;
};

const explain: Explain<ParityConfig, ParityChoice, ParityOutcome, keyof Texts<'parity', 'main'>> = (
  config,
  { bet, outcome },
) => {
  const { num, den } = parityMultiplier(config);
  const payoutMinor = game.payout(config, bet.stakeMinor, bet.choice, outcome, []);
  const wins = payoutMinor > 0n;
  return {
    outcome: String(outcome.face),
    choice: { key: bet.choice.side, params: {} },
    draw: `face = 1 + int(${config.faces})`,
    wins,
    winning: { rule: 'face mod 2', instance: `${outcome.face} mod 2 = ${outcome.face % 2}` },
    payout: wins
      ? { rule: 'payout = ⌊stake × multiplier⌋', instance: `⌊${bet.stakeMinor} × ${num}/${den}⌋ = ${payoutMinor}` }
      : { rule: 'payout = 0', instance: formatMinor(0n) },
    multiplier: `${num}/${den}`,
  };
};

const faq: GameFaq = { messages: texts('parity', 'main'), numbers: { faces: ['count', 'faces'] } };

const studio: GameStudio = {
  game,
  analysis,
  sandbox,
  playCue: () => undefined,
  messages: texts('parity', 'main'),
  nameClass: ({ side }) => ({ key: `option.${side}`, params: {} }),
};

const later =
  <T,>(value: T): (() => Promise<T>) =>
  () =>
    Promise.resolve(value);

export const parityParts = defineParts({
  Replay: ({ record }) => <Face face={record.final['face']} />,
  Scene: ({ now }) => <Face face={(now.state.context as { face?: unknown }).face} />,
  scripts: later(parityScripts),
  fairness: later(
    defineSoloFairness({ game, formula: 'face = 1 + int(faces)', messages: texts('parity', 'main'), explain }),
  ),
  rules: later(ParityRules),
  faq: later(faq),
  studio: later(studio),
});
