/** Forms of «лот» for `formatCount` and `pluralize`. */
export const LOT_FORMS = ['лот', 'лота', 'лотов'] as const;
