import type { ApiRoute } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { LARGEST_LOGO, readLogo, updateLogo, type LogoShape } from '../operations/logos'

const change = (path: string, shape: LogoShape, summary: string): ApiRoute => ({
  method: 'POST',
  path: `/v3/company/${path}`,
  access: 'viewer',
  writes: true,
  audit: { action: 'setting_changed', details: { setting: shape } },
  summary,
  answers: 'company',
  files: { names: ['logo'], largest: LARGEST_LOGO },
  handle: async (call) => ({ data: await updateLogo(writeOf(call), shape, call.body) }),
})

/** The logos that a firm shows, in the application and on what it prints. */
export const logoRoutes: readonly ApiRoute[] = [
  change(
    'update-logo',
    'logo',
    'Change le logo (PNG, JPEG, WebP ou SVG, 1\u202fMo), recadré par `crop`, ou l’enlève (`logo` nul)',
  ),
  change(
    'update-logo-square',
    'logo_square',
    'Change le logo carré (PNG, JPEG, WebP ou SVG, 1\u202fMo), recadré par `crop`, ou l’enlève',
  ),
  {
    method: 'GET',
    path: '/v3/company/logos/:sha256',
    access: 'viewer',
    summary: 'Un logo de la société, à l’adresse que ses attributs disent',
    handle: async ({ database, viewer, parameter }) => {
      const { content, mediaType } = await readLogo(database, viewer, parameter('sha256'))
      // A drawing is shown in an image alone: opened by itself, it is saved.
      const asFile = mediaType === 'image/svg+xml' ? { savedAs: 'logo.svg' } : {}
      return { bytes: content, mediaType, isImmutable: true, ...asFile }
    },
  },
]
