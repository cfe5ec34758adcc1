import { ContentProblems, formatProblem } from '../../../content/files/problem.ts';
import { folderVariable, defineVariableGroup } from '../../../lib/variableGroup.ts';
import { defineOtherSource } from '../../Source.ts';

/** The folder of articles, pages, sets and site options. It is imported when the backend starts, and by command. */
export const content = defineOtherSource({
  name: 'content',
  about: 'the folder of articles, pages and sets',
  variables: defineVariableGroup({
    needs: {},
    options: {
      VVOZ_CONTENT_DIR: folderVariable
        .prefault('apps/backend/content')
        .describe('folder that [content](contracts/content.md) is edited in'),
    },
    settings: ({ VVOZ_CONTENT_DIR: dir }) => ({ dir }),
  }),
  run: async (settings, { state, dir = settings.dir }) => {
    const [{ importFolder }, { findProblems }] = await Promise.all([
      import('../../../content/importFolder.ts'),
      import('../../../content/findProblems.ts'),
    ]);
    const { read, added, changed, unchanged, removed } = await importFolder(state, dir);
    return {
      summary: `content: read ${read}, new ${added}, changed ${changed}, unchanged ${unchanged}, removed ${removed}`,
      // The text is shown all the same: a page that another source brings may be missing only now.
      warnings: findProblems(dir).map(formatProblem),
    };
  },
  check: async (settings, dir = settings.dir) => {
    const { findProblems } = await import('../../../content/findProblems.ts');
    const problems = findProblems(dir);
    if (problems.length > 0) throw new ContentProblems(problems);
    return `${dir}: in order`;
  },
});
