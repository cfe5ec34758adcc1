import { describe, expect, test } from 'vitest';
import { addNextGrade } from './addNextGrade.ts';
import { decodeGrade, encodeGrades, GRADE_VALUES, listGradesBetween } from './gradeOptions.ts';

describe('grades between two ends', () => {
  test.each([
    ['4', '5', '5 4.5 4'],
    ['4', '4', '4'],
    ['***', 'S', 'S 6 5 4.5 4 3.5 3 RA R 2 1 0 ***'],
    ['4.5', undefined, 'S 6 5 4.5'],
    [undefined, 'R', 'R 2 1 0 ***'],
    ['unheard of', '1', '1 0 ***'],
    ['S', undefined, 'S'],
    [undefined, '***', '***'],
    [undefined, undefined, 'S 6 5 4.5 4 3.5 3 RA R 2 1 0 ***'],
    ['5', '4', ''],
  ])('from %s to %s: %s', (min, max, grades) => expect(listGradesBetween(min, max).join(' ')).toBe(grades));
});

describe('codes of version 1', () => {
  test.each([
    ['RA', '0'],
    ['R', '1'],
    ['3', '2'],
    ['3.5', '3'],
    ['4', '4'],
    ['4.5', '5'],
    ['5', '6'],
    ['6', '7'],
    ['S', '7'],
    ['6,S', '7'],
    ['S,4,RA', '0 4 7'],
    // Grades without an option: written so that they equal no code.
    ['2', '2.0'],
    ['1', '1.0'],
    ['0', '0.0'],
    ['***', '***'],
    ['2,4', '4 2.0'],
    ['12', '12'],
    ['', ''],
  ])('%s is written %s', (grades, codes) =>
    expect(encodeGrades(grades.split(',').filter(Boolean)).join(' ')).toBe(codes),
  );

  test.each([
    ['0', 'RA'],
    ['1', 'R'],
    ['6', '5'],
    ['7', '6 S'],
    ['2.0', '2'],
    ['0.0', '0'],
    ['***', '***'],
    ['4.5', '4.5'],
    ['2.05', '2.05'],
    ['8', '8'],
  ])('%s is read as %s', (code, grades) => expect(decodeGrade(code).join(' ')).toBe(grades));

  test.each(GRADE_VALUES.filter((grade) => grade !== '6' && grade !== 'S'))(
    '%s is the same after encoding and decoding',
    (grade) => expect(encodeGrades([grade]).flatMap(decodeGrade)).toEqual([grade]),
  );
});

describe('one grade lower', () => {
  test.each([
    ['S', 'оценка от 6', 'S 6'],
    ['5,6,S', 'оценка от 4.5', '5 6 S 4.5'],
    ['4,5', 'оценка и 3.5', '4 5 3.5'],
    ['4', 'оценка и 3.5', '4 3.5'],
    ['3.5', 'оценка и 3', '3.5 3'],
    ['S,6,5,4.5,4', 'оценка от 3.5', 'S 6 5 4.5 4 3.5'],
  ])('of %s: «%s»', (chosen, text, values) =>
    expect(addNextGrade(chosen.split(','))).toEqual({ text, values: values.split(' ') }),
  );

  test.each([[[]], [['3']], [['4', '3']], [['RA']], [['4', 'R']], [['unheard of']], [['***', 'S']]])(
    '%j has no lower grade',
    (chosen) => expect(addNextGrade(chosen)).toBeUndefined(),
  );
});
