export { downloadFile, DownloadRefused, type Download } from './download'
