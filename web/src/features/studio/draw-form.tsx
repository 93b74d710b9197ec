import type { ReactNode } from 'react';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import type { DrawStudio } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { rowsOf, type DrawNumber, useDrawText } from '../../core/configs/draws/draw-numbers.ts';
import type { DrawDraft } from './draw-draft.ts';
import styles from './form-fields.module.css';

interface DrawFormProps {
  studio: DrawStudio;
  config: ConfigValues; // edited config: it names its rows
  numbers: readonly DrawNumber[];
  draft: DrawDraft;
  problems: readonly string[];
  onWrite(path: string, text: string): void;
}

type Props = Omit<DrawFormProps, 'numbers'> & { number: DrawNumber; label: string };

const NumberInput = ({ number, label, draft, problems, onWrite }: Props): ReactNode => {
  const t = useMessages('configs', 'draws');
  const shape = useShapeText();
  const { path, decimals } = number;
  return (
    <TextField
      label={label}
      error={problems.includes(path) ? t('problem', { range: shape.range(number) }) : undefined}
      suffix={number.currency ?? shape.unit(number)}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft[path] ?? ''}
      onChange={(event) => onWrite(path, event.currentTarget.value)}
    />
  );
};

const rowOf = ({ path }: DrawNumber): number => Number(path.split('.')[1]);

const Row = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div role="group" aria-label={name} className={styles.listField}>
    <p className={styles.label}>{name}</p>
    {children}
  </div>
);

/** The numbers of a draw that may be changed: its tables row by row, and its times. */
export const DrawForm = ({ numbers, ...props }: DrawFormProps): ReactNode => {
  const t = useMessages('studio', 'main');
  const { studio, config } = props;
  const text = useDrawText(studio);
  const within = (prefix: string): DrawNumber[] => numbers.filter(({ path }) => path.startsWith(prefix));
  return (
    <div className={styles.form}>
      {studio.tables.map(({ key, columns }) => (
        <fieldset key={key} className={styles.group}>
          <legend>{text.own(`table.${key}`)}</legend>
          {columns.length === 1 ? (
            <div className={styles.items}>
              {within(`${key}.`).map((number) => (
                <NumberInput
                  key={number.path}
                  {...props}
                  number={number}
                  label={text.row(key, rowOf(number), config)}
                />
              ))}
            </div>
          ) : (
            rowsOf(config, key).map((_row, index) => (
              <Row key={text.row(key, index, config)} name={text.row(key, index, config)}>
                <div className={styles.items}>
                  {within(`${key}.${index}.`).map((number) => (
                    <NumberInput
                      key={number.path}
                      {...props}
                      number={number}
                      label={text.own(`column.${number.column}`)}
                    />
                  ))}
                </div>
              </Row>
            ))
          )}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{t('group.timings')}</legend>
        {numbers
          .filter(({ path, column }) => path === column)
          .map((number) => (
            <NumberInput key={number.path} {...props} number={number} label={text.own(`field.${number.column}`)} />
          ))}
      </fieldset>
    </div>
  );
};
