/** The interface's colours, repeated here because pictures loaded as files cannot read the page's tokens. */
export const palette = {
  canvas: '#0B0E14',
  surface1: '#121722',
  surface2: '#1A2130',
  surface3: '#242D40',
  text: '#EEF2F8',
  muted: '#A7B2C6',
  accent: '#7C8CFF',
  win: '#3DDC97',
  loss: '#FF7A85',
  warn: '#FFC65C',
  info: '#5CC8FF',
  gold: '#E8C27A',
  border: '#7384A3',
} as const;
