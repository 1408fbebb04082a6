import { defineFeature } from '#server/http'
import { studyCollection } from './collections/studies'
import { demoStudies } from './demo'
import { studyFollowing, studyPrinting } from './jobs/studyJobs'
import { migrations } from './migrations'
import { studyPages } from './pages'
import { policies } from './policies'
import { linkRoutes } from './routes/links'
import { sendingRoutes } from './routes/sendings'
import { studyRoutes } from './routes/studies'
import { tables } from './tables'

export const studiesServer = defineFeature({
  name: 'studies',
  collections: [studyCollection],
  policies,
  tables: Object.values(tables),
  migrations,
  pages: studyPages,
  finishDemo: demoStudies,
  files: [{ table: 'commercial_report_files', column: 'content' }],
  open: (dependencies) => {
    const printing = studyPrinting(dependencies)
    return {
      routes: [...studyRoutes(printing.wake, dependencies.workers), ...sendingRoutes, ...linkRoutes(dependencies)],
      jobs: [printing, studyFollowing(dependencies)],
    }
  },
})

export { studiesOfFiles } from './operations/ofFile'
export { toldStudies } from './repositories/telling'
