import { Migration } from '@mikro-orm/migrations';

/**
 * Games whose return leaves less than an added deposit gives are out of wagering until staff put them back, as new ones
 * are when they are imported. Running bonuses and wagering end on their old terms.
 */
export class Migration061CountedGames extends Migration {
  override up(): void {
    this.addSql(`
UPDATE provider_game SET counts = false, uncounted_at = (extract(epoch FROM clock_timestamp()) * 1000)::bigint
WHERE counts AND coalesce(rtp_hundredths, CASE category WHEN 'live' THEN 10000 ELSE 0 END) > 9750`);
  }
}
