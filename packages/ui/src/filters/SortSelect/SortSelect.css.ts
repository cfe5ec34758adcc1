import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { mediaBelowWithScripting, media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const scripted = mediaBelowWithScripting(554, 'enabled');

/** One of the two is visible: beside the list, or on phones in the sheet, where JavaScript transfers its choice. */
export const place = styleVariants({
  list: layered('families', {
    minWidth: span['192'],
    '@media': { [scripted]: { display: 'none' }, [media.below554]: { flex: 1 } },
  }),
  sheet: layered('families', {
    display: 'none',
    marginBottom: vars.space['16'],
    '@media': { [scripted]: { display: 'block' } },
  }),
});
