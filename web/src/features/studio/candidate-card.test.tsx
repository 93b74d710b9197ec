import { renderToStaticMarkup } from 'react-dom/server';
import type { VersionDetails } from 'server/contract';
import { expect, it, vi } from 'vitest';
import { CandidateCard } from './candidate-card.tsx';

const result = { rounds: 0, players: 0, stakeMinor: 0, payoutMinor: 0, rtpPercent: null, lowPercent: null };
const side = { ...result, highPercent: null, exactRtpPercent: '95.00' };
const run = {
  sharePpm: 50_000,
  startedAt: 1,
  endedAt: null,
  candidate: { id: 2, version: 2, ...side },
  active: { id: 1, version: 1, ...side },
};

// stands in for the card's surroundings: the server's answer, texts by their key, numbers as they are
vi.mock('../../core/connection/query.ts', () => ({ useCallQuery: () => ({ data: { run } }) }));
vi.mock('../../core/i18n/messages.ts', () => ({
  defineMessages: () => ({}),
  useMessages: () => (key: string) => key,
}));
vi.mock('../../core/i18n/use-moment.ts', () => ({ useMoment: () => String }));
vi.mock('../../core/money/money.ts', () => ({ useMoney: () => ({ format: String }) }));
vi.mock('../../core/configs/field-text.ts', () => ({ useShapeText: () => ({ number: () => '5 %' }) }));
vi.mock('../../core/configs/numbers.ts', () => ({ useNumberText: () => ({ whole: String, share: String }) }));
vi.mock('../../core/configs/use-game-studio.ts', () => ({ useGameStudio: () => ({ game: { hosting: 'solo' } }) }));

const cardOf = (isWaiting: boolean): string =>
  renderToStaticMarkup(<CandidateCard version={{ id: 2, game: 'dice', isWaiting } as VersionDetails} />);

it('a trial that waits for its beacon says so, and one that is played does not', () => {
  expect(cardOf(true)).toContain('run.waiting');
  expect(cardOf(true)).toContain('run.share');
  expect(cardOf(false)).not.toContain('run.waiting');
});
