/** A nick as others see it: a player who chose to be hidden shows only its first letter. */
export const publicNick = ({ nick, isHidden }: { nick: string; isHidden: boolean }): string =>
  isHidden ? `${[...nick][0] ?? ''}***` : nick;

/** Name of a player in a list: with the id that leads to their card, unless they chose to be hidden. */
export const publicName = (player: {
  nick: string;
  isHidden: boolean;
  publicId: string;
}): { nick: string; player?: string } => ({
  nick: publicNick(player),
  ...(!player.isHidden && { player: player.publicId }),
});
