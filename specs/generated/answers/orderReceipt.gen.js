// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const isAnswer = validate52;
const schema19 = {"type":"object","required":["number","status","email","fullName","country","tier","isClaimed","termsVersion","currency","totalCents","placedAt","paidAt","refundedAt","refundReason","isReturned","returnableUntil","canPass","lines","payment","moneyBack"],"properties":{"number":{"type":"integer"},"status":{"$ref":"functions.OrderStatus"},"email":{"type":"string"},"fullName":{"type":"string"},"country":{"type":"string"},"tier":{"type":"string"},"isClaimed":{"type":"boolean","description":"Whether the order belongs to an account."},"termsVersion":{"type":["string","null"]},"currency":{"const":"USD"},"totalCents":{"type":"integer","minimum":0},"placedAt":{"type":"string"},"paidAt":{"type":["string","null"]},"refundedAt":{"type":["string","null"]},"refundReason":{"type":["string","null"],"description":"What the buyer is told."},"isReturned":{"type":"boolean","description":"Whether the buyer returned it before the first trade."},"returnableUntil":{"type":["string","null"],"description":"Until when return-order refunds it."},"canPass":{"type":"boolean","description":"Whether its evaluation is open, or opens when the order is claimed."},"lines":{"$ref":"functions.Lines"},"payment":{"anyOf":[{"$ref":"functions.Payment"},{"type":"null"}]},"moneyBack":{"$ref":"functions.MoneyBack"}},"$id":"isAnswer"};
const schema20 = {"enum":["pending","paid","failed","cancelled","refunded"],"$id":"functions.OrderStatus"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.OrderStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === "pending") || (data === "paid")) || (data === "failed")) || (data === "cancelled")) || (data === "refunded"))){
validate53.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"array","minItems":1,"items":{"type":"object","required":["kind","item","label","amountCents"],"properties":{"kind":{"enum":["fee","add-on","discount"]},"item":{"type":"string","description":"Id of the tier or add-on, or the code of the coupon."},"label":{"type":"string"},"amountCents":{"type":"integer","description":"Negative for a discount."}}},"$id":"functions.Lines"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Lines" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate55.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.kind === undefined) && (missing0 = "kind")) || ((data0.item === undefined) && (missing0 = "item"))) || ((data0.label === undefined) && (missing0 = "label"))) || ((data0.amountCents === undefined) && (missing0 = "amountCents"))){
validate55.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.kind !== undefined){
let data1 = data0.kind;
const _errs3 = errors;
if(!(((data1 === "fee") || (data1 === "add-on")) || (data1 === "discount"))){
validate55.errors = [{instancePath:instancePath+"/" + i0+"/kind",schemaPath:"#/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema21.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.item !== undefined){
const _errs4 = errors;
if(typeof data0.item !== "string"){
validate55.errors = [{instancePath:instancePath+"/" + i0+"/item",schemaPath:"#/items/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
const _errs6 = errors;
if(typeof data0.label !== "string"){
validate55.errors = [{instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.amountCents !== undefined){
let data4 = data0.amountCents;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate55.errors = [{instancePath:instancePath+"/" + i0+"/amountCents",schemaPath:"#/items/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","required":["id","method","status","amountCents","failureReason"],"properties":{"id":{"$ref":"functions.Uuid"},"method":{"$ref":"functions.PaymentMethod"},"status":{"enum":["pending","succeeded","failed","refunded"]},"amountCents":{"type":"integer","minimum":0},"failureReason":{"type":["string","null"]}},"$id":"functions.Payment"};
const schema23 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","$id":"functions.Uuid"};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Uuid" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"enum":["Visa","Mastercard","Google Pay","Apple Pay","UPI","PayPal","Bitcoin","USDT"],"$id":"functions.PaymentMethod"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.PaymentMethod" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((data === "Visa") || (data === "Mastercard")) || (data === "Google Pay")) || (data === "Apple Pay")) || (data === "UPI")) || (data === "PayPal")) || (data === "Bitcoin")) || (data === "USDT"))){
validate60.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Payment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.amountCents === undefined) && (missing0 = "amountCents"))) || ((data.failureReason === undefined) && (missing0 = "failureReason"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs2 = errors;
if(!(validate60(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs3 = errors;
if(!((((data2 === "pending") || (data2 === "succeeded")) || (data2 === "failed")) || (data2 === "refunded"))){
validate57.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema22.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountCents !== undefined){
let data3 = data.amountCents;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate57.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate57.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureReason !== undefined){
let data4 = data.failureReason;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate57.errors = [{instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema22.properties.failureReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"id":true,"method":true,"status":true,"amountCents":true,"failureReason":true},"dynamicProps":false,"dynamicItems":false};

const schema25 = {"description":"Money that is owed to the buyer, the newest; null when there is none.","anyOf":[{"type":"object","required":["amountCents","currency","cause","receivedAt","sentAt"],"properties":{"amountCents":{"type":"integer","minimum":1,"description":"In the smallest unit of the currency."},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"cause":{"enum":["not-needed","other-amount","refund-failed","not-by-provider"],"description":"The order was closed or paid when the payment arrived, it is of another amount than was asked for, or the refund of the order came back."},"receivedAt":{"type":"string"},"sentAt":{"type":["string","null"],"description":"When it was sent back; null until then."}}},{"type":"null"}],"$id":"functions.MoneyBack"};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.MoneyBack" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.amountCents === undefined) && (missing0 = "amountCents")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.receivedAt === undefined) && (missing0 = "receivedAt"))) || ((data.sentAt === undefined) && (missing0 = "sentAt"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.amountCents !== undefined){
let data0 = data.amountCents;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amountCents",schemaPath:"#/anyOf/0/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amountCents",schemaPath:"#/anyOf/0/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/currency",schemaPath:"#/anyOf/0/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/anyOf/0/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cause !== undefined){
let data2 = data.cause;
const _errs7 = errors;
if(!((((data2 === "not-needed") || (data2 === "other-amount")) || (data2 === "refund-failed")) || (data2 === "not-by-provider"))){
const err5 = {instancePath:instancePath+"/cause",schemaPath:"#/anyOf/0/properties/cause/enum",keyword:"enum",params:{allowedValues: schema25.anyOf[0].properties.cause.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receivedAt !== undefined){
const _errs8 = errors;
if(typeof data.receivedAt !== "string"){
const err6 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/anyOf/0/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sentAt !== undefined){
let data4 = data.sentAt;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/sentAt",schemaPath:"#/anyOf/0/properties/sentAt/type",keyword:"type",params:{type: schema25.anyOf[0].properties.sentAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid1 = _errs10 === errors;
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
else {
const err8 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.amountCents = true;
props0.currency = true;
props0.cause = true;
props0.receivedAt = true;
props0.sentAt = true;
}
const _errs12 = errors;
if(data !== null){
const err9 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err10 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate63.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate63.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.isClaimed === undefined) && (missing0 = "isClaimed"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.placedAt === undefined) && (missing0 = "placedAt"))) || ((data.paidAt === undefined) && (missing0 = "paidAt"))) || ((data.refundedAt === undefined) && (missing0 = "refundedAt"))) || ((data.refundReason === undefined) && (missing0 = "refundReason"))) || ((data.isReturned === undefined) && (missing0 = "isReturned"))) || ((data.returnableUntil === undefined) && (missing0 = "returnableUntil"))) || ((data.canPass === undefined) && (missing0 = "canPass"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.moneyBack === undefined) && (missing0 = "moneyBack"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs3 = errors;
if(!(validate53(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(typeof data.email !== "string"){
validate52.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs6 = errors;
if(typeof data.fullName !== "string"){
validate52.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs8 = errors;
if(typeof data.country !== "string"){
validate52.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
const _errs10 = errors;
if(typeof data.tier !== "string"){
validate52.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isClaimed !== undefined){
const _errs12 = errors;
if(typeof data.isClaimed !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/isClaimed",schemaPath:"#/properties/isClaimed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data7 = data.termsVersion;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate52.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: schema19.properties.termsVersion.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs16 = errors;
if("USD" !== data.currency){
validate52.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data9 = data.totalCents;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate52.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate52.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placedAt !== undefined){
const _errs19 = errors;
if(typeof data.placedAt !== "string"){
validate52.errors = [{instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidAt !== undefined){
let data11 = data.paidAt;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate52.errors = [{instancePath:instancePath+"/paidAt",schemaPath:"#/properties/paidAt/type",keyword:"type",params:{type: schema19.properties.paidAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundedAt !== undefined){
let data12 = data.refundedAt;
const _errs23 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate52.errors = [{instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema19.properties.refundedAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundReason !== undefined){
let data13 = data.refundReason;
const _errs25 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate52.errors = [{instancePath:instancePath+"/refundReason",schemaPath:"#/properties/refundReason/type",keyword:"type",params:{type: schema19.properties.refundReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isReturned !== undefined){
const _errs27 = errors;
if(typeof data.isReturned !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/isReturned",schemaPath:"#/properties/isReturned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnableUntil !== undefined){
let data15 = data.returnableUntil;
const _errs29 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate52.errors = [{instancePath:instancePath+"/returnableUntil",schemaPath:"#/properties/returnableUntil/type",keyword:"type",params:{type: schema19.properties.returnableUntil.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canPass !== undefined){
const _errs31 = errors;
if(typeof data.canPass !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/canPass",schemaPath:"#/properties/canPass/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
const _errs33 = errors;
if(!(validate55(data.lines, {instancePath:instancePath+"/lines",parentData:data,parentDataProperty:"lines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data18 = data.payment;
const _errs34 = errors;
const _errs35 = errors;
let valid1 = false;
const _errs36 = errors;
if(!(validate57(data18, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs36 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.id = true;
props0.method = true;
props0.status = true;
props0.amountCents = true;
props0.failureReason = true;
}
const _errs37 = errors;
if(data18 !== null){
const err0 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moneyBack !== undefined){
const _errs39 = errors;
if(!(validate63(data.moneyBack, {instancePath:instancePath+"/moneyBack",parentData:data,parentDataProperty:"moneyBack",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"number":true,"status":true,"email":true,"fullName":true,"country":true,"tier":true,"isClaimed":true,"termsVersion":true,"currency":true,"totalCents":true,"placedAt":true,"paidAt":true,"refundedAt":true,"refundReason":true,"isReturned":true,"returnableUntil":true,"canPass":true,"lines":true,"payment":true,"moneyBack":true},"dynamicProps":false,"dynamicItems":false};
