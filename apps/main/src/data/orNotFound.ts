import { notFound } from 'next/navigation';
import { ApiError } from '@vvoz/api/errors';

/** Waits for an answer; a 404 or a 400 of the backend becomes the page «not found», every other failure stays one. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.failure.kind === 'http' &&
      [400, 404].includes(error.failure.status)
    )
      notFound();
    throw error;
  }
}
