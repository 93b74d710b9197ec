import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: 'medium' | 'large' | undefined;
  block?: boolean | undefined; // as wide as its place
}

const look = ({ variant = 'secondary', size = 'medium', block = false }: Look, className?: string): string =>
  classNames(styles.button, styles[variant], size === 'large' && styles.large, block && styles.block, className);

export interface ButtonProps extends ComponentProps<'button'>, Look {
  loading?: boolean; // keeps its width and its focus, takes no press
}

/** A button. Its accent variant is the one thing on a screen that means "act". */
export const Button = ({
  variant,
  size,
  block,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode => (
  <button
    type="button"
    {...rest}
    {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    onClick={(event) => {
      if (loading) event.preventDefault();
      else onClick?.(event);
    }}
    className={look({ variant, size, block }, classNames(loading && styles.busy, className))}
  >
    <span className={styles.content}>{children}</span>
    {loading && <span className={styles.progress} aria-hidden="true" />}
  </button>
);

export interface ButtonLinkProps extends LinkProps, Look {}

/** A link that looks like a button: it goes somewhere. */
export const ButtonLink = ({ variant, size, block, className, ...rest }: ButtonLinkProps): ReactNode => (
  <Link {...rest} className={look({ variant, size, block }, className)} />
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string; // the accessible name, also its tooltip
  variant?: ButtonVariant;
}

/** A square button with only an icon. */
export const IconButton = ({ label, variant = 'ghost', className, ...rest }: IconButtonProps): ReactNode => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={look({ variant }, classNames(styles.icon, className))}
  />
);
