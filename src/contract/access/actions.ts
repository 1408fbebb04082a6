import type { Permission } from './roles'

/** Permissions that an action asks for, all of them. One catalogue for the screens, which hide it, and the server, which refuses it. */
export const actions = {
  readAccount: [],
  readReferenceData: [],
  readClientFiles: ['see_client_files'],
  listClientFilesOfLeads: ['see_client_leads'],
  editClientFiles: ['see_client_files', 'manage_client_files'],
  simulate: ['see_application_immo'],
  manageTokens: ['manage_api_keys'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type Action = keyof typeof actions

export function allows(permissions: ReadonlySet<Permission>, action: Action): boolean {
  return actions[action].every((permission) => permissions.has(permission))
}
