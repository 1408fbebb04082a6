import type { Scope } from '#server/access'
import { within, type Parameters } from '#server/repositories'

/** That a row `s` belongs to a client file, and that file to the scope. */
export function ofClientFile(scope: Scope, clientFileId: string, parameters: Parameters): string {
  return `s.client_file_id = ${parameters.add(clientFileId)}
    AND EXISTS (SELECT 1 FROM client_files f WHERE f.company_id = s.company_id AND f.id = s.client_file_id AND ${within(scope, 'f', parameters)})`
}
