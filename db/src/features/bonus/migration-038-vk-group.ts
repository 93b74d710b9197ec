import { Migration } from '@mikro-orm/migrations';

/** A promo code may require membership of the house's group at VK. */
export class Migration038VkGroup extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE promo_code ADD COLUMN needs_vk_group boolean NOT NULL DEFAULT false');
  }
}
