export { download } from './download'
export { useFileDownload } from './useFileDownload'
