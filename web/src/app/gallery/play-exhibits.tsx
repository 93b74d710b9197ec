import type { AmountLimits } from 'games-engine';
import { useReducer, type ReactNode } from 'react';
import { AutoPlayFields } from '../../core/game-kit/auto-play/fields.tsx';
import { AutoPlayAction, AutoPlayProgress } from '../../core/game-kit/auto-play/panel.tsx';
import { autoPlayFormStart, readAutoPlayForm, type AutoPlayForm } from '../../core/game-kit/auto-play/form.ts';
import {
  autoPlay,
  autoPlayIdle,
  type AutoPlayEvent,
  type AutoPlaySettings,
  type AutoPlayState,
} from '../../core/game-kit/auto-play/auto-play.ts';
import { BetButton, ChoiceButton } from '../../core/game-kit/bet/buttons.tsx';
import { BetNotice, BlockNotice, EndingNotice } from '../../core/game-kit/bet/notice.tsx';
import { StakeField, StakeProblem, StakeSteps, type BetPickerProps } from '../../core/game-kit/bet/picker.tsx';
import { betPicker, betPickerStart } from '../../core/game-kit/bet/picker.reducer.ts';
import { ExhibitList, Held, LONG, nothing, type Exhibits } from './exhibit.tsx';

const DAY = 86_400_000;
const limits: AmountLimits = { minMinor: 10n, maxMinor: 100_000n };

const Steps = (props: BetPickerProps): ReactNode => <StakeSteps {...props} balanceMinor={12_345n} />;

/** A place of the height that words have in the bar: what is longer grows upwards. */
const Words = ({ children }: { children: ReactNode }): ReactNode => (
  <div style={{ position: 'relative', height: 44, marginTop: 60 }}>{children}</div>
);

/** A stake with its field and its steps, as both stand in a game's controls. */
const Picker = ({ typed, part: Part }: { typed?: string; part: typeof StakeField | typeof Steps }): ReactNode => {
  const first = typed === undefined ? betPickerStart : { ...betPickerStart, typing: typed };
  const [state, dispatch] = useReducer(
    (now: typeof first, event: Parameters<typeof betPicker>[1]) => betPicker(now, event, limits),
    first,
  );
  return <Part state={state} limits={limits} dispatch={dispatch} />;
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

const progress = (state: AutoPlayState): ReactNode => (
  <Words>
    <AutoPlayProgress state={state} />
  </Words>
);

const ready = { status: 'ready', retry: nothing } as const;

const exhibits: Exhibits = {
  StakeField: {
    default: <Picker part={StakeField} />,
    below: <Picker part={StakeField} typed="0.01" />,
    above: <Picker part={StakeField} typed="5000" />,
    empty: <Picker part={StakeField} typed="" />,
    disabled: <StakeField state={betPickerStart} limits={limits} dispatch={nothing} disabled />,
  },
  StakeProblem: {
    below: (
      <Words>
        <StakeProblem state={{ ...betPickerStart, typing: '0.01' }} limits={limits} />
      </Words>
    ),
    above: (
      <Words>
        <StakeProblem state={{ ...betPickerStart, typing: '5000' }} limits={limits} />
      </Words>
    ),
  },
  StakeSteps: {
    default: <Picker part={Steps} />,
    above: <Picker part={Steps} typed="5000" />,
    guest: <StakeSteps limits={limits} dispatch={nothing} balanceMinor={undefined} />,
    disabled: <StakeSteps limits={limits} dispatch={nothing} balanceMinor={0n} disabled />,
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
  },
  AutoPlayProgress: {
    ready: progress(after(started, { type: 'sent' }, lost)),
    'ended count': progress({ status: 'idle', ended: { reason: 'count', settled: 10, profitMinor: 1250n } }),
    'ended loss': progress({ status: 'idle', ended: { reason: 'loss', settled: 3, profitMinor: -5000n } }),
    'ended insufficient': progress({ status: 'idle', ended: { reason: 'insufficient', settled: 0, profitMinor: 0n } }),
    'ended unknown': progress({ status: 'idle', ended: { reason: 'unknown', settled: 1, profitMinor: -100n } }),
  },
  BetNotice: {
    'ready (guest)': (
      <Words>
        <BetNotice settings={ready} enabled />
      </Words>
    ),
    failed: (
      <Words>
        <BetNotice settings={{ ...ready, status: 'failed' }} enabled />
      </Words>
    ),
    'enabled=false': (
      <Words>
        <BetNotice settings={ready} enabled={false} />
      </Words>
    ),
    problem: (
      <Words>
        <BetNotice settings={ready} enabled problem="problem" />
      </Words>
    ),
    hint: (
      <Words>
        <BetNotice settings={ready} enabled hint={LONG} />
      </Words>
    ),
  },
  BlockNotice: {
    time_out: (
      <Words>
        <BlockNotice block={{ kind: 'time_out', until: Date.now() + DAY }} />
      </Words>
    ),
    self_exclusion: (
      <Words>
        <BlockNotice block={{ kind: 'self_exclusion', until: Date.now() + 200 * DAY }} />
      </Words>
    ),
    'until=null': (
      <Words>
        <BlockNotice block={{ kind: 'self_exclusion', until: null }} />
      </Words>
    ),
    session: (
      <Words>
        <BlockNotice block={{ kind: 'session', until: Date.now() + DAY / 4 }} />
      </Words>
    ),
  },
  EndingNotice: {
    default: (
      <Words>
        <EndingNotice />
      </Words>
    ),
  },
};

/** Stake, auto play, and why nothing can be bet. */
export const PlaySection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
