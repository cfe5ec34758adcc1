/** Names for visitors of the messengers and channels in the site options. */
const MESSENGER_NAMES: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  youtube: 'YouTube',
  vk: 'ВКонтакте',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  max: 'MAX',
};

export const formatMessenger = (name: string): string => MESSENGER_NAMES[name] ?? name;
