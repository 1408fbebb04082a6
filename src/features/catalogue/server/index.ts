import { defineFeature } from '#server/http'
import { managers, programsWithProperties, promoters, properties } from './collections'
import { catalogueRows } from './demo'
import { catalogueImports } from './jobs/imports'
import { heldOfficialLists } from './jobs/officialLists'
import { pictureFetching } from './jobs/pictures'
import { migrations } from './migrations'
import { pictureFolder } from './pictures/pictureFiles'
import { managed, tables } from './tables'
import { policies } from './policies'
import { catalogueRoutes } from './routes/catalogue'
import { importRoutes } from './routes/imports'
import { legacyRoutes } from './routes/legacy'
import { mapRoutes } from './routes/map'
import { managedProgramRoutes } from './routes/managedPrograms'
import { perimeterRoutes } from './routes/perimeter'
import { pictureRoutes } from './routes/pictures'
import { projectRoutes } from './routes/projects'
import { updateRequestRoutes } from './routes/updateRequests'

export const catalogueServer = defineFeature({
  name: 'catalogue',
  collections: [programsWithProperties, properties, promoters, managers],
  policies,
  tables: [...Object.values(tables), ...Object.values(managed)],
  migrations,
  files: [{ table: 'catalogue_import_files', column: 'content' }],
  demo: catalogueRows,
  open: ({ pictures: { folder, mayBeInside }, ...dependencies }) => {
    const files = pictureFolder(folder)
    const fetching = pictureFetching({ ...dependencies, files, mayBeInside })
    const imports = catalogueImports({ ...dependencies, onImported: fetching.wake })
    return {
      routes: [
        ...projectRoutes,
        ...mapRoutes,
        ...pictureRoutes(files, fetching.wake),
        ...catalogueRoutes,
        ...importRoutes(imports.wake),
        ...perimeterRoutes,
        ...managedProgramRoutes(dependencies.files),
        ...updateRequestRoutes(dependencies),
        ...legacyRoutes,
      ],
      jobs: [heldOfficialLists(dependencies), imports, fetching],
    }
  },
})

export { programsWithProperties, promoters, properties } from './collections'
export { findAssumptions } from './operations/catalogue'
export { findViewedLots } from './operations/lots'
export { importOfficial, isOfficialKind, type OfficialKind, type OfficialReport } from './official'
export { FileRefused, fileSource, importForFirm, UnknownFirm, type ImportReport } from './imports'
export * as perimeter from './operations/perimeter'
export * as lotState from './operations/lotState'
export type { HeldLot } from './operations/lotState'
export * as partners from './repositories/partners'
export type { PromoterTerms } from './repositories/partners'
