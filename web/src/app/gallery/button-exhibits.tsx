import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActButton } from '../../core/ui/act-button.tsx';
import { Button, ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { CopyButton } from '../../core/ui/copy.tsx';
import { ChoiceMenu, Menu } from '../../core/ui/menu.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { Tabs } from '../../core/ui/tabs.tsx';
import { Slider } from '../../core/ui/slider.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { ExhibitList, Held, LONG, nothing, type Exhibits } from './exhibit.tsx';

const icon = <X aria-hidden="true" size={20} />;
const options = [
  { value: 'a', label: 'a' },
  { value: 'b', label: 'b' },
  { value: 'c', label: 'disabled', disabled: true },
] as const;
const longOptions = [
  { value: 'a', label: LONG },
  { value: 'b', label: 'b' },
] as const;
const menuOptions = [
  ...longOptions,
  { value: 'c', label: 'detail', detail: LONG, note: 'note' },
  { value: 'd', label: 'disabled', detail: 'detail', note: 'note', disabled: true },
] as const;

const exhibits: Exhibits = {
  ActButton: {
    default: (
      <ActButton busy={false} problem={undefined} onAct={nothing}>
        act
      </ActButton>
    ),
    busy: (
      <ActButton busy problem={undefined} onAct={nothing}>
        act
      </ActButton>
    ),
    refused: (
      <ActButton busy={false} problem="problem" onAct={nothing}>
        act
      </ActButton>
    ),
  },
  Button: {
    'primary :hover :focus-visible :active': <Button variant="primary">primary</Button>,
    secondary: <Button>secondary</Button>,
    ghost: <Button variant="ghost">ghost</Button>,
    large: (
      <Button variant="primary" size="large">
        large
      </Button>
    ),
    block: <Button block>block</Button>,
    disabled: (
      <Button variant="primary" disabled>
        disabled
      </Button>
    ),
    loading: (
      <Button variant="primary" loading>
        loading
      </Button>
    ),
    long: <Button>{LONG}</Button>,
  },
  ButtonLink: {
    default: <ButtonLink to="?">default</ButtonLink>,
    primary: (
      <ButtonLink to="?" variant="primary">
        primary
      </ButtonLink>
    ),
  },
  IconButton: {
    ghost: <IconButton label="ghost">{icon}</IconButton>,
    secondary: (
      <IconButton label="secondary" variant="secondary">
        {icon}
      </IconButton>
    ),
    disabled: (
      <IconButton label="disabled" disabled>
        {icon}
      </IconButton>
    ),
  },
  CopyButton: { 'ready copied failed': <CopyButton text="value" what="value" /> },
  SegmentedControl: {
    default: (
      <Held first="a">
        {(value, onChange) => (
          <SegmentedControl label="SegmentedControl" options={options} value={value} onChange={onChange} />
        )}
      </Held>
    ),
    long: (
      <Held first="a">
        {(value, onChange) => (
          <SegmentedControl label="SegmentedControl long" options={longOptions} value={value} onChange={onChange} />
        )}
      </Held>
    ),
  },
  Tabs: {
    line: (
      <Held first="a">
        {(value, onChange) => (
          <Tabs label="Tabs line" tabs={options} value={value} onChange={onChange}>
            {value}
          </Tabs>
        )}
      </Held>
    ),
    segmented: (
      <Held first="a">
        {(value, onChange) => (
          <Tabs label="Tabs segmented" look="segmented" tabs={options} value={value} onChange={onChange}>
            {value}
          </Tabs>
        )}
      </Held>
    ),
  },
  Switch: {
    off: <Held first={false}>{(on, set) => <Switch label="off" checked={on} onChange={set} />}</Held>,
    on: <Held first>{(on, set) => <Switch label="on" checked={on} onChange={set} />}</Held>,
    disabled: <Switch label="disabled" checked disabled onChange={nothing} />,
    long: <Held first={false}>{(on, set) => <Switch label={LONG} checked={on} onChange={set} />}</Held>,
  },
  Slider: {
    default: (
      <Held first={40}>{(value, set) => <Slider label="Slider" min={0} max={100} value={value} onChange={set} />}</Held>
    ),
    disabled: <Slider label="Slider disabled" min={0} max={100} value={70} disabled onChange={nothing} />,
  },
  Menu: {
    actions: (
      <Menu
        align="start"
        trigger={<Button>actions</Button>}
        actions={[
          { label: 'icon', icon, onSelect: nothing },
          { label: LONG, onSelect: nothing },
        ]}
      />
    ),
    choice: (
      <Held first="a">
        {(value, onChange) => (
          <ChoiceMenu
            align="start"
            trigger={<Button>choice</Button>}
            options={menuOptions}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
  },
};

/** Buttons. Hover, focus and press are those of the browser. */
export const ButtonSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
