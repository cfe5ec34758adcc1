import { expect, it, vi } from 'vitest';
import { eachState } from '../../state/testing/eachState.ts';
import { createMemoryLog } from '../testing/createMemoryLog.ts';
import { createTestCaptcha } from '../testing/createTestCaptcha.ts';
import { altcha } from './altcha/altchaProvider.ts';
import { CaptchaUnavailable, type CaptchaVerdict } from './CaptchaProvider.ts';
import { solveAltcha } from '../testing/solveAltcha.ts';

const LEAD = { token: 'abc', ip: '203.0.113.7', key: 'key-00000001' };
const OTHER_KEY = 'key-00000002';
const passWith = (score: number) => async (): Promise<CaptchaVerdict> => ({ kind: 'passed', score });
const refusal = (message: string) => ({
  name: 'LeadRefused',
  fault: { code: 'bad_value', field: 'token', message: expect.stringContaining(message) },
});

eachState('the captcha', ({ open, place }) => {
  it.each([
    [0, 'bot'],
    [0.5, 'bot'],
    [0.51, 'passed'],
    [1, 'passed'],
  ])('marks a lead of score %d as %s', async (score, mark) => {
    const captcha = createTestCaptcha(await open(), { examine: passWith(score) });
    expect(await captcha.check(LEAD)).toBe(mark);
    expect([...captcha.counts()]).toEqual([[mark, 1]]);
  });

  it('accepts a token once, and again for the same lead', async () => {
    const where = await place();
    const [first, second] = [createTestCaptcha(await open(where)), createTestCaptcha(await open(where))];
    expect(await first.check(LEAD)).toBe('passed');
    expect(await second.check(LEAD)).toBe('passed');
    await expect(second.check({ ...LEAD, key: OTHER_KEY })).rejects.toMatchObject(refusal('used before'));
    expect([...second.counts()]).toEqual([
      ['passed', 1],
      ['replayed', 1],
    ]);
  });

  it('accepts one of twenty leads that arrive at the same time with one token', async () => {
    const where = await place();
    const captchas = [createTestCaptcha(await open(where)), createTestCaptcha(await open(where))];
    const marks = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        captchas[index % 2]?.check({ ...LEAD, key: `key-0000-${index}` }).catch(() => 'refused'),
      ),
    );
    expect(marks.filter((mark) => mark === 'passed')).toHaveLength(1);
  });

  it.each(['wrong', 'expired'] as const)('refuses a token that is %s', async (reason) => {
    const captcha = createTestCaptcha(await open(), { examine: async () => ({ kind: 'refused', reason }) });
    await expect(captcha.check(LEAD)).rejects.toMatchObject({
      fault: { field: 'token', messageRu: expect.stringMatching(/отправьте ещё раз$/) },
    });
    expect(captcha.counts().get(reason)).toBe(1);
  });

  it('asks the provider once about a token, for its score and for its lead', async () => {
    const examinedTokens: string[] = [];
    const captcha = createTestCaptcha(await open(), {
      examine: async (token) => {
        examinedTokens.push(token);
        return { kind: 'passed', score: 0.2 };
      },
    });
    expect(await captcha.score('abc', LEAD.ip)).toBe(0.2);
    expect(await captcha.check(LEAD)).toBe('bot');
    expect(examinedTokens).toEqual(['abc']);
  });

  it('gives a refused token the score 0, and refuses its lead without asking again', async () => {
    const examine = vi.fn(async (): Promise<CaptchaVerdict> => ({ kind: 'refused', reason: 'wrong' }));
    const captcha = createTestCaptcha(await open(), { examine });
    expect([await captcha.score('abc', LEAD.ip), await captcha.score('abc', LEAD.ip)]).toEqual([0, 0]);
    await expect(captcha.check(LEAD)).rejects.toMatchObject(refusal('not accepted'));
    expect(examine).toHaveBeenCalledOnce();
  });

  it('knows a token in another encoding', async () => {
    const examine = vi.fn(passWith(0.9));
    const provider = { name: 'test', examine, identify: (token: string) => token.toLowerCase() };
    const captcha = createTestCaptcha(await open(), { provider });
    expect([await captcha.score('ABC', LEAD.ip), await captcha.check(LEAD)]).toEqual([0.9, 'passed']);
    expect(examine).toHaveBeenCalledOnce();
    await expect(captcha.check({ ...LEAD, token: 'Abc', key: OTHER_KEY })).rejects.toMatchObject(
      refusal('used before'),
    );
  });

  it('checks a token later that the provider did not check, and does not use it up', async () => {
    const examine = vi.fn(passWith(0.9)).mockRejectedValueOnce(new CaptchaUnavailable('timeout'));
    const captcha = createTestCaptcha(await open(), { examine });
    expect(await captcha.check(LEAD)).toBe('unanswered');
    expect(await captcha.check({ ...LEAD, key: OTHER_KEY })).toBe('passed');
    expect(examine).toHaveBeenCalledTimes(2);
  });

  it('accepts a lead without a token as unverified, unless a token is required', async () => {
    const state = await open();
    const none = { ...LEAD, token: '' };
    expect(await createTestCaptcha(state).check(none)).toBe('unverified');
    const strict = createTestCaptcha(state, { isRequired: true });
    await expect(strict.check(none)).rejects.toMatchObject(refusal('required'));
  });

  it('accepts a lead when the provider does not answer, and logs its code only', async () => {
    const log = createMemoryLog();
    const captcha = createTestCaptcha(await open(), {
      examine: () => Promise.reject(new CaptchaUnavailable('HTTP_500')),
      log,
      isRequired: true,
    });
    expect(await captcha.check(LEAD)).toBe('unanswered');
    expect(log.lines).toMatchObject([{ level: 'warn', facts: { captcha: 'test', code: 'HTTP_500' } }]);
    expect(log.text()).not.toMatch(/abc|203\.0/);
    await expect(captcha.score('abc', LEAD.ip)).rejects.toThrow('HTTP_500');
  });

  it('remembers a used token for a quarter of an hour', async () => {
    let at = Date.parse('2026-11-22T00:00:00Z');
    const captcha = createTestCaptcha(await open(), { now: () => new Date(at) });
    await captcha.check(LEAD);
    at += 890_000;
    await captcha.check({ ...LEAD, token: 'next', key: 'key-00000003' });
    await expect(captcha.check({ ...LEAD, key: OTHER_KEY })).rejects.toMatchObject(refusal('used before'));
  });

  it('forgets a token when no provider accepts it any more', async () => {
    const state = await open();
    let at = Date.parse('2026-11-22T00:00:00Z');
    const captcha = createTestCaptcha(state, { now: () => new Date(at) });
    await captcha.check(LEAD);
    at += 1_000_000;
    await captcha.check({ ...LEAD, token: 'next' });
    expect(await state.db.selectFrom('captcha_token').select('until').execute()).toHaveLength(1);
  });

  it('accepts a proof of work whose challenge another process has created', async () => {
    const where = await place();
    const [first, second] = await Promise.all(
      [await open(where), await open(where)].map(async (state) =>
        createTestCaptcha(state, { provider: await altcha.open({ secret: undefined }, state) }),
      ),
    );
    const token = await solveAltcha((await first?.createChallenge()) ?? {});
    expect(await second?.check({ ...LEAD, token })).toBe('passed');
    await expect(first?.check({ ...LEAD, token, key: OTHER_KEY })).rejects.toMatchObject(refusal('used'));
  });
});
