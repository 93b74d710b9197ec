import { parity } from 'games-engine/testing/parity';
import { useState, type ReactNode } from 'react';
import { call } from '../../core/connection/connection.ts';
import { GameLayout } from '../../core/game-kit/screen/layout.tsx';
import type { GameSlots } from '../../core/games/web-game.ts';
import { GameTools } from '../../core/game-kit/screen/tools.tsx';
import { LastResults } from '../../core/game-kit/result/last-results.tsx';
import { OutcomeLine } from '../../core/game-kit/result/outcome-line.tsx';
import { RulesBody, RulesDialog } from '../../core/game-kit/screen/rules.tsx';
import { SessionStatsPanel } from '../../core/game-kit/stats/panel.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { ParityRules } from './parity-rules.ts';

interface Played {
  id: string;
  face: number;
  payoutMinor: number;
}

// the house's contract does not know the call of a game that only a test registers
const play = call as unknown as (name: string, payload: object) => Promise<Played>;

/** /game/parity */
export const ParityScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages('parity', 'main');
  const [last, setLast] = useState<Played>();
  const bet = (side: string): void => void play('parity.play', { bet: '1', side }).then(setLast);
  return (
    <GameLayout
      game={parity.id}
      title={t('name')}
      results={<LastResults game={parity.id} results={[]} />}
      stage={<p>{t('text')}</p>}
      outcome={
        <OutcomeLine game={parity.id} roundId={last?.id} mood={last && (last.payoutMinor > 0 ? 'win' : 'loss')}>
          {last ? t('fell', { face: last.face }) : ''}
        </OutcomeLine>
      }
      controls={
        <>
          <Button onClick={() => bet('odd')}>{t('odd')}</Button>
          <Button onClick={() => bet('even')}>{t('even')}</Button>
        </>
      }
      tools={
        <GameTools
          game={parity.id}
          slots={slots}
          shortcuts={[]}
          rules={
            <RulesDialog title={t('name')}>
              <ParityRules>{(rules) => <RulesBody {...rules} />}</ParityRules>
            </RulesDialog>
          }
        />
      }
      statistics={<SessionStatsPanel game={parity.id} />}
      feed={<slots.liveFeed game={parity.id} />}
    />
  );
};
