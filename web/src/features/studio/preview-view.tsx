import { simulationSource, type AnyGame } from 'games-engine';
import { useEffect, useId, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { SANDBOX_PLAYER, type AnySandbox, type SandboxBet } from '../../core/game-kit/scene/sandbox.ts';
import { type SceneMomentProps, playScript } from '../../core/game-kit/scene/script.ts';
import { useGameParts } from '../../core/games/games.ts';
import type { GameParts } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { hush } from '../../core/sound/levels.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { BetFields } from './bet-fields.tsx';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import { allowedBet, draftOfBet, readBet, type BetDraft } from './preview-bet.ts';
import { stakedBy } from './round-money.ts';
import { RoundPlayer } from './round-player.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import styles from './form-fields.module.css';
import studio from './studio.module.css';
import type { Pace } from './transport.tsx';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { Note } from '../../core/office/section.tsx';

const FIRST_SEED = 1;
const FIRST_BALANCE_MINOR = 100_000n;

/** One round that is asked for: another seed draws another outcome. */
interface Asked {
  readonly demand: string;
  readonly seed: number;
  readonly bet: SandboxBet | undefined; // undefined: the game's first
}

/** Props of a preview. */
interface PreviewProps {
  game: string;
  config: ConfigValues;
}

interface RoundsProps extends PreviewProps {
  rules: AnyGame;
  scene: ComponentType<SceneMomentProps>;
  sandbox: AnySandbox;
  first: SandboxBet; // one that the config allows
}

/** The rounds of a config that takes bets. */
const Rounds = ({ game, rules, config, first, scene, sandbox }: RoundsProps): ReactNode => {
  const t = useMessages('studio', 'preview');
  const shapeText = useShapeText();
  const id = useId();
  const [text, setText] = useState('');
  const [written, setWritten] = useState<BetDraft>({});
  const [asked, setAsked] = useState<Asked>({ demand: '', seed: FIRST_SEED, bet: undefined });
  const [pace, setPace] = useState<Pace>('1');
  const [isUnknown, setUnknown] = useState(false);
  const [isHeard, setHeard] = useState(true);
  const [balanceMinor, setBalanceMinor] = useState(FIRST_BALANCE_MINOR);
  const draft = { ...draftOfBet(sandbox.betFields(config, first), first), ...written };
  const read = readBet(sandbox, config, draft, first);
  const examples = sandbox.examples(config, read.bet ?? first);
  const shareBp = sandbox.shareBp?.(read.bet ?? first);
  useEffect(() => {
    hush(!isHeard);
    return () => hush(false);
  }, [isHeard]);
  const steps = useMemo(() => {
    const source = simulationSource(`preview ${asked.seed}`);
    // the bet, or what was forced, may no longer be there in what was edited since
    const ask = { config, bet: allowedBet(sandbox, config, asked.bet), source };
    const script = sandbox.play({ ...ask, demand: asked.demand }) ?? sandbox.play({ ...ask, demand: '' });
    return script ? playScript(rules, script, config) : [];
  }, [sandbox, rules, config, asked]);
  const begin = (wonMinor: bigint): void => {
    const { bet } = read;
    if (!bet) return;
    const seed = asked.seed + 1;
    const script = sandbox.play({ config, bet, source: simulationSource(`preview ${seed}`), demand: text });
    setUnknown(!script);
    if (!script) return;
    const [left, stakeMinor] = [balanceMinor + wonMinor, stakedBy(SANDBOX_PLAYER, script.events)];
    setBalanceMinor([left, FIRST_BALANCE_MINOR].find((money) => money >= stakeMinor) ?? stakeMinor);
    setAsked({ demand: text, seed, bet });
  };
  return (
    <RoundPlayer
      key={asked.seed}
      game={game}
      steps={steps}
      player={SANDBOX_PLAYER}
      scene={scene}
      onSound={sandbox.sound}
      balanceMinor={balanceMinor}
      runs={asked.seed !== FIRST_SEED}
      pace={pace}
      onPace={setPace}
    >
      {(wonMinor) => (
        <Form className={studio.column} onSubmit={() => begin(wonMinor)}>
          <SoundSwitch isOn={isHeard} onChange={setHeard} />
          <fieldset className={styles.group}>
            <legend>{t('bet')}</legend>
            <div className={styles.inputs}>
              <BetFields
                game={game}
                read={read}
                draft={draft}
                onWrite={(key, value) => setWritten((before) => ({ ...before, [key]: value }))}
              />
            </div>
            {shareBp !== undefined && (
              <Note>{t('bet.share', { share: shapeText.number({ unit: 'percent', decimals: 2 }, shareBp) })}</Note>
            )}
          </fieldset>
          <TextField
            label={t('outcome')}
            hint={t('outcome.hint', { examples: examples.join(', ') })}
            error={isUnknown ? t('outcome.unknown', { examples: examples.join(', ') }) : undefined}
            list={id}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <datalist id={id}>
            {examples.map((example) => (
              <option key={example} value={example}>
                {example}
              </option>
            ))}
          </datalist>
          <Button type="submit" variant="primary" disabled={read.bet === undefined}>
            {t('round.new')}
          </Button>
        </Form>
      )}
    </RoundPlayer>
  );
};

const Preview = ({ game, config: edited, parts }: PreviewProps & { parts: GameParts }): ReactNode => {
  const t = useMessages('studio', 'preview');
  const { game: rules, sandbox } = useGameStudio(game);
  const config = useMemo(() => ({ ...edited, enabled: true }), [edited]);
  const first = useMemo(() => allowedBet(sandbox, config), [sandbox, config]);
  if (!first) return <p role="status">{t('nothing')}</p>;
  return <Rounds game={game} rules={rules} config={config} scene={parts.Scene} sandbox={sandbox} first={first} />;
};

/**
 * A round of the edited config on the game's real scene: its machine is fed by a host in this browser, with play money.
 * A game that takes no bets is previewed as if it did.
 */
export const PreviewView = (props: PreviewProps): ReactNode => {
  const parts = useGameParts(props.game);
  return parts && <Preview {...props} parts={parts} />;
};
