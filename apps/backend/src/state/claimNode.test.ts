import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { claimNode } from './claimNode.ts';

afterEach(() => vi.useRealTimers());

function claim(dir: string, node?: string): () => void {
  const release = claimNode(dir, node);
  onTestFinished(release);
  return release;
}

test('backends of one machine share a folder, another machine is refused', () => {
  const dir = createTempDir();
  claim(dir);
  claim(dir);
  expect(() => claim(dir, 'another')).toThrow(/used by another machine/);
});

test('a machine that has ended gives the folder up, at once or after a minute', () => {
  vi.useFakeTimers();
  const dir = createTempDir();
  claim(dir, 'one')();
  const file = path.join(dir, 'node.json');
  claim(dir, 'two');
  vi.advanceTimersByTime(300_000);
  expect(() => claim(dir, 'three')).toThrow(/is used/);
  writeFileSync(file, JSON.stringify({ node: 'two', host: 'two', at: Date.now() - 61_000 }));
  claim(dir, 'three');
});

test('a damaged claim is none', () => {
  const dir = createTempDir();
  writeFileSync(path.join(dir, 'node.json'), '{"node":');
  claim(dir);
});

test('a claim that cannot be written does not keep a backend down', () => {
  claim(path.join(createTempDir(), 'missing'));
});
