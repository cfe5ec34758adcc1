/** Display names of the messengers and channels that site options may contain. */
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
