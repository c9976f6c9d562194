// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const isAnswer = validate52;
const schema19 = {"type":"object","required":["article","expiresAt"],"properties":{"expiresAt":{"type":"string","description":"ISO 8601."},"article":{"type":"object","required":["slug","language","title","excerpt","body","author_name","author_role","reading_minutes","tags","published_at","category"],"properties":{"slug":{"type":"string"},"language":{"enum":["en","ar"]},"title":{"type":"string"},"excerpt":{"type":"string"},"body":{"type":"string"},"author_name":{"type":"string"},"author_role":{"type":"string"},"reading_minutes":{"type":"integer"},"tags":{"type":"array","items":{"type":"string"}},"published_at":{"type":"string"},"category":{"type":["object","null"],"required":["slug","name"],"properties":{"slug":{"type":"string"},"name":{"type":"string"}}}}}},"$id":"isAnswer"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="isAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.article === undefined) && (missing0 = "article")) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.expiresAt !== undefined){
const _errs1 = errors;
if(typeof data.expiresAt !== "string"){
validate52.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.article !== undefined){
let data1 = data.article;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((((data1.slug === undefined) && (missing1 = "slug")) || ((data1.language === undefined) && (missing1 = "language"))) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.excerpt === undefined) && (missing1 = "excerpt"))) || ((data1.body === undefined) && (missing1 = "body"))) || ((data1.author_name === undefined) && (missing1 = "author_name"))) || ((data1.author_role === undefined) && (missing1 = "author_role"))) || ((data1.reading_minutes === undefined) && (missing1 = "reading_minutes"))) || ((data1.tags === undefined) && (missing1 = "tags"))) || ((data1.published_at === undefined) && (missing1 = "published_at"))) || ((data1.category === undefined) && (missing1 = "category"))){
validate52.errors = [{instancePath:instancePath+"/article",schemaPath:"#/properties/article/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.slug !== undefined){
const _errs5 = errors;
if(typeof data1.slug !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/slug",schemaPath:"#/properties/article/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.language !== undefined){
let data3 = data1.language;
const _errs7 = errors;
if(!((data3 === "en") || (data3 === "ar"))){
validate52.errors = [{instancePath:instancePath+"/article/language",schemaPath:"#/properties/article/properties/language/enum",keyword:"enum",params:{allowedValues: schema19.properties.article.properties.language.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.title !== undefined){
const _errs8 = errors;
if(typeof data1.title !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/title",schemaPath:"#/properties/article/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.excerpt !== undefined){
const _errs10 = errors;
if(typeof data1.excerpt !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/excerpt",schemaPath:"#/properties/article/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.body !== undefined){
const _errs12 = errors;
if(typeof data1.body !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/body",schemaPath:"#/properties/article/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.author_name !== undefined){
const _errs14 = errors;
if(typeof data1.author_name !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/author_name",schemaPath:"#/properties/article/properties/author_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.author_role !== undefined){
const _errs16 = errors;
if(typeof data1.author_role !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/author_role",schemaPath:"#/properties/article/properties/author_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.reading_minutes !== undefined){
let data9 = data1.reading_minutes;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate52.errors = [{instancePath:instancePath+"/article/reading_minutes",schemaPath:"#/properties/article/properties/reading_minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.tags !== undefined){
let data10 = data1.tags;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(typeof data10[i0] !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/tags/" + i0,schemaPath:"#/properties/article/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/article/tags",schemaPath:"#/properties/article/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.published_at !== undefined){
const _errs24 = errors;
if(typeof data1.published_at !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/published_at",schemaPath:"#/properties/article/properties/published_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.category !== undefined){
let data13 = data1.category;
const _errs26 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
validate52.errors = [{instancePath:instancePath+"/article/category",schemaPath:"#/properties/article/properties/category/type",keyword:"type",params:{type: schema19.properties.article.properties.category.type},message:"must be object,null"}];
return false;
}
if(errors === _errs26){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.slug === undefined) && (missing2 = "slug")) || ((data13.name === undefined) && (missing2 = "name"))){
validate52.errors = [{instancePath:instancePath+"/article/category",schemaPath:"#/properties/article/properties/category/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.slug !== undefined){
const _errs28 = errors;
if(typeof data13.slug !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/category/slug",schemaPath:"#/properties/article/properties/category/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.name !== undefined){
const _errs30 = errors;
if(typeof data13.name !== "string"){
validate52.errors = [{instancePath:instancePath+"/article/category/name",schemaPath:"#/properties/article/properties/category/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/article",schemaPath:"#/properties/article/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"expiresAt":true,"article":true},"dynamicProps":false,"dynamicItems":false};
