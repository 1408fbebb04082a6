import { clientFileSections, type ClientFileSection } from '#features/clientFile/contract/household'
import * as operations from '../operations/sections'
import type { ApiRoute, Call } from '#server/http/routes'

/** The routes of every section of a client file, from its cardinality. */
export const sectionRoutes: readonly ApiRoute[] = clientFileSections.flatMap((section) => {
  const collection = `/v3/client-files/:id/${section.path}`
  switch (section.cardinality) {
    case 'one':
      return [readRoute(section, collection), updateRoute(section, collection)]
    case 'optional':
      return [
        readRoute(section, collection),
        createRoute(section, collection),
        updateRoute(section, collection),
        removeRoute(section, collection),
      ]
    case 'many': {
      const item = `${collection}/:itemId`
      return [
        listRoute(section, collection),
        createRoute(section, collection),
        readRoute(section, item),
        updateRoute(section, item),
        removeRoute(section, item),
      ]
    }
  }
})

function addressOf(section: ClientFileSection, { parameter }: Call): operations.SectionAddress {
  return { section, clientFileId: parameter('id'), itemId: parameter('itemId') || undefined }
}

function listRoute(section: ClientFileSection, path: string): ApiRoute {
  return {
    method: 'GET',
    path,
    access: 'viewer',
    summary: `${section.label}\u00a0: liste`,
    answers: section.definition.type,
    handle: async (call) => ({
      data: await operations.listSection(call.database, call.viewer, addressOf(section, call)),
    }),
  }
}

function readRoute(section: ClientFileSection, path: string): ApiRoute {
  return {
    method: 'GET',
    path,
    access: 'viewer',
    summary: `${section.label}\u00a0: lecture`,
    answers: section.definition.type,
    handle: async (call) => ({
      data: await operations.readSection(call.database, call.viewer, addressOf(section, call)),
    }),
  }
}

function updateRoute(section: ClientFileSection, path: string): ApiRoute {
  return {
    method: 'PUT',
    path,
    access: 'viewer',
    writes: true,
    summary: `${section.label}\u00a0: modification`,
    answers: section.definition.type,
    body: section.definition,
    handle: async (call) => {
      const { resource, file } = await operations.updateSection(
        call.database,
        call.viewer,
        addressOf(section, call),
        call.body,
        call.version,
      )
      return { data: resource, included: [file] }
    },
  }
}

function createRoute(section: ClientFileSection, path: string): ApiRoute {
  return {
    method: 'POST',
    path,
    access: 'viewer',
    writes: true,
    summary: `${section.label}\u00a0: ajout`,
    answers: section.definition.type,
    body: section.definition,
    handle: async (call) => {
      const { resource, file, isNew } = await operations.createSection(
        call.database,
        call.viewer,
        addressOf(section, call),
        call.body,
        call.idempotencyKey,
      )
      return { status: isNew ? 201 : 200, data: resource, included: [file] }
    },
  }
}

function removeRoute(section: ClientFileSection, path: string): ApiRoute {
  return {
    method: 'DELETE',
    path,
    access: 'viewer',
    writes: true,
    summary: `${section.label}\u00a0: suppression`,
    handle: async (call) => {
      const file = await operations.removeSection(call.database, call.viewer, addressOf(section, call))
      return { data: null, included: [file] }
    },
  }
}
