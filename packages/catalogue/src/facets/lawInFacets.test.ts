import { expect, test } from 'vitest';
import { formatFeeClass } from '@vvoz/law/lawTexts';
import { LAW } from '@vvoz/law/lawFigures';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { getAgeDetails } from './age.ts';
import { getFeeDetails, fee } from './fee.ts';
import { getPowerDetails } from './power.ts';

test('texts of facets show the figures of today', () => {
  const [under3, older] = LAW.personalFeesRub.map((rub) => `${Math.floor(rub / 1000)} ${rub % 1000}`);
  expect(fee.values.map((value) => fee.valueText(value))).toEqual(fee.values.map(formatFeeClass));
  expect(fee.valueText('open')).toBe('зависит от мотора');
  expect(replaceNbsp(fee.switch.why)).toContain(`утильсбор ${older} ₽ вместо `);
  expect(replaceNbsp(getFeeDetails().explanation)).toBe(
    `До ${LAW.personalPowerHp} л.с. и до 3 литров физлицо платит ${under3} или ${older} ₽, выше — сотни тысяч и миллионы`,
  );
  expect(getPowerDetails().explanation).toContain(`До ${LAW.personalPowerHp} л.с. утильсбор`);
  expect(getPowerDetails().steps.stopAt).toBe(LAW.personalPowerHp);
  expect(getAgeDetails().explanation).toContain('от 3 до 5 лет');
});
