/** A nick as others see it: a player who chose to be hidden shows only its first letter. */
export const publicNick = ({ nick, isHidden }: { nick: string; isHidden: boolean }): string =>
  isHidden ? `${[...nick][0] ?? ''}***` : nick;
