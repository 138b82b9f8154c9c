export { Router, type Request, type Response, type NextFunction, type RequestHandler } from 'express';
export { besideApi, formBody, jsonBody, makeHttpApp, type HttpAppOptions } from './http-app';
export { makeHttpServer, type HttpServer } from './http-server';
export { makeRegistry } from './metrics';
export { type Page, pageOf, paginationOf } from './page';
export { parse, parsePath } from './parse';
export { principalOf, requirePrincipal } from './principal';
export { nameRoute, requestIdHeader } from './request-context';
export { compressedFiles, encodingFor, staticFiles } from './static-files';
