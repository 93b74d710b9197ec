import { useReducer, type ReactNode } from 'react';
import { AutoPlayFields } from '../../core/game-kit/auto-play-fields.tsx';
import { AutoPlayAction } from '../../core/game-kit/auto-play-panel.tsx';
import { autoPlayFormStart, readAutoPlayForm, type AutoPlayForm } from '../../core/game-kit/auto-play.form.ts';
import {
  autoPlay,
  autoPlayIdle,
  type AutoPlayEvent,
  type AutoPlaySettings,
  type AutoPlayState,
} from '../../core/game-kit/auto-play.reducer.ts';
import { BetButton } from '../../core/game-kit/bet-button.tsx';
import { BetNotice, BlockNotice, EndingNotice } from '../../core/game-kit/bet-notice.tsx';
import { BetPicker } from '../../core/game-kit/bet-picker.tsx';
import { betPicker, betPickerStart, type BetLimits } from '../../core/game-kit/bet-picker.reducer.ts';
import { ChoiceButton } from '../../core/game-kit/choice-button.tsx';
import { ExhibitList, Held, LONG, nothing, type Exhibits } from './exhibit.tsx';

const DAY = 86_400_000;
const limits: BetLimits = { minMinor: 10n, maxMinor: 100_000n };

const Picker = ({ typed }: { typed?: string }): ReactNode => {
  const first = typed === undefined ? betPickerStart : { ...betPickerStart, typing: typed };
  const [state, dispatch] = useReducer(
    (now: typeof first, event: Parameters<typeof betPicker>[1]) => betPicker(now, event, limits),
    first,
  );
  return <BetPicker state={state} limits={limits} dispatch={dispatch} />;
};

const AutoFields = ({ form }: { form: AutoPlayForm }): ReactNode => (
  <Held first={form}>
    {(value, onChange) => (
      <AutoPlayFields
        form={value}
        wrong={readAutoPlayForm(value, 1_000_000n).wrong}
        disabled={false}
        onChange={onChange}
      />
    )}
  </Held>
);

const settings: AutoPlaySettings = {
  bets: 10,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
  stopOnProfitMinor: undefined,
  stopOnLossMinor: undefined,
  stopOnSingleWinMinor: undefined,
};
const started: AutoPlayEvent = { type: 'started', settings, stakeMinor: 100n, maxStakeMinor: 100_000n };
const lost: AutoPlayEvent = { type: 'settled', bet: { won: false, stakeMinor: 100n, payoutMinor: 0n } };

/** The state of auto play after these events. */
const after = (...events: AutoPlayEvent[]): AutoPlayState => events.reduce(autoPlay, autoPlayIdle);

const action = (state: AutoPlayState, isReadable = true): ReactNode => (
  <AutoPlayAction state={state} settings={isReadable ? settings : undefined} onStart={nothing} onStop={nothing} />
);

const ready = { status: 'ready', retry: nothing } as const;

const exhibits: Exhibits = {
  BetPicker: {
    default: <Picker />,
    below: <Picker typed="0.01" />,
    above: <Picker typed="5000" />,
    empty: <Picker typed="" />,
    disabled: <BetPicker state={betPickerStart} limits={limits} dispatch={nothing} disabled />,
  },
  BetButton: {
    enabled: (
      <BetButton enabled pending={false} recovering={false} onBet={nothing}>
        enabled
      </BetButton>
    ),
    disabled: (
      <BetButton enabled={false} pending={false} recovering={false} onBet={nothing}>
        disabled
      </BetButton>
    ),
    recovering: (
      <BetButton enabled pending={false} recovering onBet={nothing}>
        recovering
      </BetButton>
    ),
  },
  ChoiceButton: {
    default: (
      <ChoiceButton chosen={false} disabled={false} onChoose={nothing}>
        default
      </ChoiceButton>
    ),
    chosen: (
      <ChoiceButton chosen disabled={false} onChoose={nothing}>
        chosen
      </ChoiceButton>
    ),
    disabled: (
      <ChoiceButton chosen={false} disabled onChoose={nothing}>
        disabled
      </ChoiceButton>
    ),
    long: (
      <ChoiceButton chosen disabled={false} onChoose={nothing}>
        {LONG}
      </ChoiceButton>
    ),
  },
  AutoPlayFields: {
    default: <AutoFields form={autoPlayFormStart} />,
    increase: <AutoFields form={{ ...autoPlayFormStart, onLoss: { kind: 'increase', percent: '100' }, loss: '50' }} />,
    wrong: <AutoFields form={{ ...autoPlayFormStart, bets: 'x', profit: '-1', loss: 'x', single: 'x' }} />,
    disabled: <AutoPlayFields form={autoPlayFormStart} wrong={[]} disabled onChange={nothing} />,
  },
  AutoPlayAction: {
    idle: action(autoPlayIdle),
    unreadable: action(autoPlayIdle, false),
    ready: action(after(started, { type: 'sent' }, lost)),
    stopping: action(after(started, { type: 'sent' }, { type: 'stopped', reason: 'player' })),
    'ended count': action({ status: 'idle', ended: { reason: 'count', settled: 10, profitMinor: 1250n } }),
    'ended loss': action({ status: 'idle', ended: { reason: 'loss', settled: 3, profitMinor: -5000n } }),
    'ended insufficient': action({ status: 'idle', ended: { reason: 'insufficient', settled: 0, profitMinor: 0n } }),
    'ended unknown': action({ status: 'idle', ended: { reason: 'unknown', settled: 1, profitMinor: -100n } }),
  },
  BetNotice: {
    'ready (guest)': <BetNotice settings={ready} enabled />,
    failed: <BetNotice settings={{ ...ready, status: 'failed' }} enabled />,
    'enabled=false': <BetNotice settings={ready} enabled={false} />,
    problem: <BetNotice settings={ready} enabled problem="problem" />,
    hint: <BetNotice settings={ready} enabled hint={LONG} />,
  },
  BlockNotice: {
    time_out: <BlockNotice block={{ kind: 'time_out', until: Date.now() + DAY }} />,
    self_exclusion: <BlockNotice block={{ kind: 'self_exclusion', until: Date.now() + 200 * DAY }} />,
    'until=null': <BlockNotice block={{ kind: 'self_exclusion', until: null }} />,
    session: <BlockNotice block={{ kind: 'session', until: Date.now() + DAY / 4 }} />,
  },
  EndingNotice: { default: <EndingNotice /> },
};

/** Stake, auto play, and why nothing can be bet. */
export const PlaySection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
