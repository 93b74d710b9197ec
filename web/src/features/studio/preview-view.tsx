import { formatMinor, games, simulationSource } from 'games-engine';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { SANDBOX_PLAYER } from '../../core/game-kit/sandbox.ts';
import { playScript } from '../../core/game-kit/scene-script.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { previewMessages } from './preview.messages.ts';
import type { PreviewParts, PreviewProps } from './preview-parts.ts';
import { RoundPlayer } from './round-player.tsx';
import styles from './studio.module.css';
import type { Pace } from './transport.tsx';

const STAKE_MINOR = 1000n;
const FIRST_SEED = 1;
const FIRST_BALANCE_MINOR = 100_000n;

/** One round that is asked for: another seed draws another outcome. */
interface Asked {
  readonly demand: string;
  readonly seed: number;
}

const stakeWithin = ({ minStakeMinor, maxStakeMinor }: PreviewProps['config']): bigint => {
  const [least, most] = [BigInt(Number(minStakeMinor)), BigInt(Number(maxStakeMinor))];
  return STAKE_MINOR < least ? least : STAKE_MINOR > most ? most : STAKE_MINOR;
};

/**
 * A round of the edited config on the game's real scene: its machine is fed by a host in this browser, with play money.
 * A game that takes no bets is previewed as if it did.
 */
export const PreviewView = ({ game, config: edited, scenes, sandboxes }: PreviewProps & PreviewParts): ReactNode => {
  const t = useMessages(previewMessages);
  const id = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked>({ demand: '', seed: FIRST_SEED });
  const [pace, setPace] = useState<Pace>('1');
  const [isUnknown, setUnknown] = useState(false);
  const [balanceMinor, setBalanceMinor] = useState(FIRST_BALANCE_MINOR);
  const sandbox = sandboxes[game];
  const config = useMemo(() => ({ ...edited, enabled: true }), [edited]);
  const play = (demand: string, seed: number) =>
    sandbox.play({ config, stakeMinor: stakeWithin(config), source: simulationSource(`preview ${seed}`), demand });
  const steps = useMemo(() => {
    const source = simulationSource(`preview ${asked.seed}`);
    const ask = { config, stakeMinor: stakeWithin(config), source };
    // what was forced may no longer be there in what was edited since
    const script = sandbox.play({ ...ask, demand: asked.demand }) ?? sandbox.play({ ...ask, demand: '' });
    return script ? playScript(games[game], script, config) : [];
  }, [sandbox, game, config, asked]);
  const examples = sandbox.examples(config);
  const begin = (wonMinor: bigint): void => {
    const seed = asked.seed + 1;
    const known = play(text, seed) !== undefined;
    setUnknown(!known);
    if (!known) return;
    setBalanceMinor(balanceMinor + wonMinor > 0n ? balanceMinor + wonMinor : FIRST_BALANCE_MINOR);
    setAsked({ demand: text, seed });
  };
  return (
    <RoundPlayer
      key={asked.seed}
      game={game}
      steps={steps}
      player={SANDBOX_PLAYER}
      scene={scenes[game]}
      onSound={sandbox.sound}
      balanceMinor={balanceMinor}
      runs={asked.seed !== FIRST_SEED}
      pace={pace}
      onPace={setPace}
    >
      {(wonMinor) => (
        <Form className={styles.inputs} onSubmit={() => begin(wonMinor)}>
          <TextField
            label={t('outcome')}
            hint={t('outcome.hint', { examples: examples.join(', '), stake: formatMinor(stakeWithin(config)) })}
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
          <Button type="submit" variant="primary">
            {t('round.new')}
          </Button>
        </Form>
      )}
    </RoundPlayer>
  );
};
